import MessengerHost
import ScreenKit

/// Pairs each screen with its view model, and each view model with the services that it needs, and with
/// who decides where it leads.
@MainActor
final class MessengerScreenFactory: ScreenFactory {
  private let app: AppServices
  private let services: AccountServices

  /// The handle of who is signed in.
  private let user: String

  init(app: AppServices, services: AccountServices, user: String) {
    self.app = app
    self.services = services
    self.user = user
  }

  func tabItems() -> any TabItems {
    MainTabItems(
      viewModel: MainViewModel(
        conversations: services.conversations, preferences: app.preferences))
  }

  func chats(_ delegate: any ChatsViewModelDelegate) -> ViewController {
    let viewModel = ChatsViewModel(
      conversations: services.conversations, outbox: services.outbox, drafts: services.drafts,
      preferences: app.preferences)
    viewModel.delegate = delegate
    return ChatsViewController(viewModel: viewModel)
  }

  func contacts(_ delegate: any ContactsViewModelDelegate) -> ViewController {
    let viewModel = ContactsViewModel(
      contacts: services.contacts, preferences: app.preferences,
      debouncer: Debouncer(clock: app.clock, delay: 0.3))
    viewModel.delegate = delegate
    return ContactsViewController(viewModel: viewModel)
  }

  func stickers(_ delegate: any StickersViewModelDelegate) -> ViewController {
    let viewModel = StickersViewModel(stickers: services.stickers, preferences: app.preferences)
    viewModel.delegate = delegate
    return StickersViewController(viewModel: viewModel)
  }

  func settings() -> ViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(
        sessions: app.sessions, profile: services.profile, preferences: app.preferences))
  }

  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> Screen {
    let threadServices = ThreadServices(
      conversations: services.conversations, histories: services.histories, outbox: services.outbox,
      drafts: services.drafts, network: app.network, preferences: app.preferences)
    let viewModel = ThreadViewModel(id, user: user, services: threadServices)
    viewModel.delegate = delegate
    return ThreadViewController(viewModel: viewModel)
  }

  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> Screen {
    let viewModel = NewGroupViewModel(
      contacts: services.contacts, conversations: services.conversations,
      preferences: app.preferences)
    viewModel.delegate = delegate
    return NewGroupViewController(viewModel: viewModel)
  }

  func newContact(_ delegate: any NewContactViewModelDelegate) -> Screen {
    let viewModel = NewContactViewModel(contacts: services.contacts, preferences: app.preferences)
    viewModel.delegate = delegate
    return NewContactViewController(viewModel: viewModel)
  }

  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> Screen {
    let viewModel = ContactViewModel(
      handle, contacts: services.contacts, conversations: services.conversations,
      preferences: app.preferences)
    viewModel.delegate = delegate
    return ContactViewController(viewModel: viewModel)
  }

  func purchase(_ pack: String, _ delegate: any PurchaseViewModelDelegate) -> Screen {
    let viewModel = PurchaseViewModel(
      pack, stickers: services.stickers, preferences: app.preferences)
    viewModel.delegate = delegate
    return PurchaseViewController(viewModel: viewModel)
  }

  func receipt(_ number: Int, _ delegate: any ReceiptViewModelDelegate) -> Screen {
    let viewModel = ReceiptViewModel(
      number, stickers: services.stickers, preferences: app.preferences)
    viewModel.delegate = delegate
    return ReceiptViewController(viewModel: viewModel)
  }
}

extension MainTabItems: TabItems {}
