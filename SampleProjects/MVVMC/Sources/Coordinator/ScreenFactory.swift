import ScreenKit

/// Makes screens for coordinators, so that these know nothing of what is in a screen.
///
/// Each screen leads where the object says that it is made with.
@MainActor
protocol ScreenFactory: AnyObject {
  func tabItems() -> MainTabItems

  // The first screens of the tabs.
  func chats(_ navigation: any ChatsNavigation) -> ViewController
  func contacts(_ navigation: any ContactsNavigation) -> ViewController
  func stickers(_ navigation: any StickersNavigation) -> ViewController
  func settings() -> ViewController

  func thread(_ id: String, _ navigation: any ThreadNavigation) -> Screen
  func newGroup(_ navigation: any NewGroupNavigation) -> Screen
  func newContact(_ navigation: any NewContactNavigation) -> Screen

  /// The screen of a contact; `nil` if there is none with this handle.
  func contact(_ handle: String, _ navigation: any ContactNavigation) -> Screen?

  /// The screen that sells a sticker pack; `nil` if there is none with this identifier.
  func purchase(_ pack: String, _ navigation: any PurchaseNavigation) -> Screen?

  func receipt(_ viewModel: ReceiptViewModel, _ navigation: any ReceiptNavigation) -> Screen
}
