import ScreenKit

/// Makes screens for coordinators, so that these know nothing of what is in a screen.
///
/// Each screen leads where the object says that it is made with.
@MainActor
protocol ScreenFactory: AnyObject {
  func tabItems() -> any TabItems

  // The first screens of the tabs.
  func chats(_ delegate: any ChatsViewModelDelegate) -> ViewController
  func contacts(_ delegate: any ContactsViewModelDelegate) -> ViewController
  func stickers(_ delegate: any StickersViewModelDelegate) -> ViewController
  func settings() -> ViewController

  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> ViewController
  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> ViewController
  func newContact(_ delegate: any NewContactViewModelDelegate) -> ViewController
  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> ViewController

  /// The screen that sells a sticker pack; `nil` if there is none with this identifier.
  func purchase(_ pack: String, _ delegate: any PurchaseViewModelDelegate) -> Screen?

  func receipt(_ receipt: Receipt, _ delegate: any ReceiptViewModelDelegate) -> Screen
}
