import MessengerHost
import ScreenKit

/// Pairs each screen with its view model, and each view model with the services that it needs, and with
/// who decides where it leads.
@MainActor
final class MessengerScreenFactory: ScreenFactory {
  private let app: AppServices
  private let account: Account

  init(app: AppServices, account: Account) {
    self.app = app
    self.account = account
  }

  private var services: AccountServices { account.services }

  func tabItems() -> MainTabItems {
    MainTabItems(
      viewModel: MainViewModel(
        conversations: services.conversations, preferences: app.preferences))
  }

  func chats(_ navigation: any ChatsNavigation) -> ViewController {
    let viewModel = ChatsViewModel(
      conversations: services.conversations, outbox: services.outbox, drafts: services.drafts,
      preferences: app.preferences)
    viewModel.navigation = navigation
    return ChatsViewController(viewModel: viewModel)
  }

  func contacts(_ navigation: any ContactsNavigation) -> ViewController {
    let viewModel = ContactsViewModel(
      contacts: services.contacts, preferences: app.preferences,
      debouncer: Debouncer(clock: app.clock, delay: 0.3))
    viewModel.navigation = navigation
    return ContactsViewController(viewModel: viewModel)
  }

  func stickers(_ navigation: any StickersNavigation) -> ViewController {
    let viewModel = StickersViewModel(stickers: services.stickers, preferences: app.preferences)
    viewModel.navigation = navigation
    return StickersViewController(viewModel: viewModel)
  }

  func settings() -> ViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(
        sessions: app.sessions, profile: services.profile, preferences: app.preferences))
  }

  func thread(_ id: String, _ navigation: any ThreadNavigation) -> Screen {
    let threadServices = ThreadServices(
      conversations: services.conversations, histories: services.histories, outbox: services.outbox,
      drafts: services.drafts, network: app.network, preferences: app.preferences)
    let viewModel = ThreadViewModel(id, user: account.session.handle, services: threadServices)
    viewModel.navigation = navigation
    return ThreadViewController(viewModel: viewModel)
  }

  func newGroup(_ navigation: any NewGroupNavigation) -> Screen {
    let viewModel = NewGroupViewModel(
      contacts: services.contacts, conversations: services.conversations,
      preferences: app.preferences)
    viewModel.navigation = navigation
    return NewGroupViewController(viewModel: viewModel)
  }

  func newContact(_ navigation: any NewContactNavigation) -> Screen {
    let viewModel = NewContactViewModel(contacts: services.contacts, preferences: app.preferences)
    viewModel.navigation = navigation
    return NewContactViewController(viewModel: viewModel)
  }

  func contact(_ handle: String, _ navigation: any ContactNavigation) -> Screen? {
    services.contacts.contacts.value?.first { $0.handle == handle }.map { contact in
      let viewModel = ContactViewModel(
        contact: contact, contacts: services.contacts, conversations: services.conversations,
        preferences: app.preferences)
      viewModel.navigation = navigation
      return ContactViewController(viewModel: viewModel)
    }
  }

  func purchase(_ id: String, _ navigation: any PurchaseNavigation) -> Screen? {
    services.stickers.packs.value?.first { $0.id == id }.map { pack in
      let viewModel = PurchaseViewModel(
        pack: pack, sessions: app.sessions, stickers: services.stickers,
        preferences: app.preferences)
      viewModel.navigation = navigation
      return PurchaseViewController(viewModel: viewModel)
    }
  }

  func receipt(_ viewModel: ReceiptViewModel, _ navigation: any ReceiptNavigation) -> Screen {
    viewModel.navigation = navigation
    return ReceiptViewController(viewModel: viewModel)
  }
}
