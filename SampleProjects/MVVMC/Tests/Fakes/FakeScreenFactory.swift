import ScreenKit

@testable import MVVMC

/// Makes empty screens, whose titles say what they stand for, and knows who the last ones are led by.
final class FakeScreenFactory: ScreenFactory {
  private final class FakeTabItems: TabItems {
    let chats = TabBarItem(title: "chats", identifier: "tabs.chats")
    let contacts = TabBarItem(title: "contacts", identifier: "tabs.contacts")
    let stickers = TabBarItem(title: "stickers", identifier: "tabs.stickers")
    let settings = TabBarItem(title: "settings", identifier: "tabs.settings")
  }

  private(set) weak var threadDelegate: (any ThreadViewModelDelegate)?
  private(set) weak var newGroupDelegate: (any NewGroupViewModelDelegate)?
  private(set) weak var newContactDelegate: (any NewContactViewModelDelegate)?
  private(set) weak var contactDelegate: (any ContactViewModelDelegate)?

  func tabItems() -> any TabItems { FakeTabItems() }

  func chats(_ delegate: any ChatsViewModelDelegate) -> ViewController { screen("chats") }
  func contacts(_ delegate: any ContactsViewModelDelegate) -> ViewController { screen("contacts") }
  func stickers(_ delegate: any StickersViewModelDelegate) -> ViewController { screen("stickers") }
  func settings() -> ViewController { screen("settings") }

  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> Screen {
    threadDelegate = delegate
    return screen("thread \(id)")
  }

  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> Screen {
    newGroupDelegate = delegate
    return screen("new group")
  }

  func newContact(_ delegate: any NewContactViewModelDelegate) -> Screen {
    newContactDelegate = delegate
    return screen("new contact")
  }

  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> Screen {
    contactDelegate = delegate
    return screen("contact \(handle)")
  }

  func purchase(_ pack: String, _ delegate: any PurchaseViewModelDelegate) -> Screen {
    screen("purchase \(pack)")
  }

  func receipt(_ number: Int, _ delegate: any ReceiptViewModelDelegate) -> Screen {
    screen("receipt \(number)")
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }
}
