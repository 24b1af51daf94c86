import ScreenKit

@testable import MVVMC

/// Makes empty screens, whose titles say what they stand for.
final class FakeScreenFactory: ScreenFactory {
  private final class FakeTabItems: TabItems {
    let chats = TabBarItem(title: "chats", identifier: "tabs.chats")
    let contacts = TabBarItem(title: "contacts", identifier: "tabs.contacts")
    let stickers = TabBarItem(title: "stickers", identifier: "tabs.stickers")
    let settings = TabBarItem(title: "settings", identifier: "tabs.settings")
  }

  func tabItems() -> any TabItems { FakeTabItems() }

  func chats(_ delegate: any ChatsViewModelDelegate) -> ViewController { screen("chats") }
  func contacts(_ delegate: any ContactsViewModelDelegate) -> ViewController { screen("contacts") }
  func stickers(_ delegate: any StickersViewModelDelegate) -> ViewController { screen("stickers") }
  func settings() -> ViewController { screen("settings") }

  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> ViewController {
    screen("thread \(id)")
  }

  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> ViewController {
    screen("new group")
  }

  func newContact(_ delegate: any NewContactViewModelDelegate) -> ViewController {
    screen("new contact")
  }

  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> ViewController {
    screen("contact \(handle)")
  }

  /// There is no pack "nothing".
  func purchase(_ pack: String, _ delegate: any PurchaseViewModelDelegate) -> Screen? {
    pack == "nothing" ? nil : screen("purchase \(pack)")
  }

  func receipt(_ receipt: Receipt, _ delegate: any ReceiptViewModelDelegate) -> Screen {
    screen("receipt \(receipt.number)")
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }
}
