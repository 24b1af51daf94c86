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

  // Screens that tell when they are gone, because flows end with them.
  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> Screen
  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> Screen
  func newContact(_ delegate: any NewContactViewModelDelegate) -> Screen
  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> Screen
  func purchase(_ pack: String, _ delegate: any PurchaseViewModelDelegate) -> Screen

  /// - Parameter number: That of the receipt.
  func receipt(_ number: Int, _ delegate: any ReceiptViewModelDelegate) -> Screen
}
