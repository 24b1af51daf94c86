import ScreenKit

@testable import MVVM

/// Makes empty screens, whose titles say what they stand for.
final class FakeScreenFactory: ScreenFactory {
  func chats() -> ViewController { screen("chats") }
  func contacts() -> ViewController { screen("contacts") }
  func stickers() -> ViewController { screen("stickers") }
  func settings() -> ViewController { screen("settings") }
  func thread(_ id: String) -> ViewController { screen("thread \(id)") }
  func newGroup() -> ViewController { screen("new group") }
  func newContact() -> ViewController { screen("new contact") }
  func contact(_ handle: String) -> ViewController { screen("contact \(handle)") }
  func purchase(_ pack: String) -> ViewController { screen("purchase \(pack)") }
  func receipt(_ number: Int) -> ViewController { screen("receipt \(number)") }

  private func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }
}
