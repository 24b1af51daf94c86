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

  /// The screen that sells a sticker pack; `nil` if there is none with this identifier.
  func purchase(_ pack: String) -> ViewController?

  func receipt(_ viewModel: ReceiptViewModel) -> ViewController
}
