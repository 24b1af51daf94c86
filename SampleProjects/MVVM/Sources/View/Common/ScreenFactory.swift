import ScreenKit

/// Makes screens for those who show them, so that no screen knows how another one is made.
@MainActor
protocol ScreenFactory: AnyObject {
  // The first screens of the tabs.
  func chats() -> ViewController
  func contacts() -> ViewController
  func stickers() -> ViewController
  func settings() -> ViewController

  func thread(_ id: String) -> ViewController
  func newGroup() -> ViewController
  func newContact() -> ViewController
  func contact(_ handle: String) -> ViewController
  func purchase(_ pack: String) -> ViewController

  /// - Parameter number: That of the receipt.
  func receipt(_ number: Int) -> ViewController
}
