import ScreenKit

@testable import MVVMC

/// Makes empty screens, whose titles say what they stand for.
final class FakeScreenFactory: ScreenFactory {
  let conversations = FakeConversationsService()
  private let preferences = FakePreferencesService()

  func tabItems() -> MainTabItems {
    MainTabItems(viewModel: MainViewModel(conversations: conversations, preferences: preferences))
  }

  func chats(_ navigation: any ChatsNavigation) -> ViewController { screen("chats") }
  func contacts(_ navigation: any ContactsNavigation) -> ViewController { screen("contacts") }
  func stickers(_ navigation: any StickersNavigation) -> ViewController { screen("stickers") }
  func settings() -> ViewController { screen("settings") }

  func thread(_ id: String, _ navigation: any ThreadNavigation) -> Screen {
    screen("thread \(id)")
  }

  func newGroup(_ navigation: any NewGroupNavigation) -> Screen { screen("new group") }
  func newContact(_ navigation: any NewContactNavigation) -> Screen { screen("new contact") }

  /// There is nobody whose handle is "nobody".
  func contact(_ handle: String, _ navigation: any ContactNavigation) -> Screen? {
    handle == "nobody" ? nil : screen("contact \(handle)")
  }

  func purchase(_ pack: String, _ navigation: any PurchaseNavigation) -> Screen? {
    screen("purchase \(pack)")
  }

  func receipt(_ viewModel: ReceiptViewModel, _ navigation: any ReceiptNavigation) -> Screen {
    screen(viewModel.number)
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }
}
