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

  func thread(_ id: String, _ delegate: any ThreadViewModelDelegate) -> ViewController {
    let threadServices = ThreadServices(
      conversations: services.conversations, histories: services.histories, outbox: services.outbox,
      drafts: services.drafts, network: app.network, preferences: app.preferences)
    let viewModel = ThreadViewModel(id, user: account.session.handle, services: threadServices)
    viewModel.delegate = delegate
    return ThreadViewController(viewModel: viewModel)
  }

  func newGroup(_ delegate: any NewGroupViewModelDelegate) -> ViewController {
    let viewModel = NewGroupViewModel(
      contacts: services.contacts, conversations: services.conversations,
      preferences: app.preferences)
    viewModel.delegate = delegate
    return NewGroupViewController(viewModel: viewModel)
  }

  func newContact(_ delegate: any NewContactViewModelDelegate) -> ViewController {
    let viewModel = NewContactViewModel(contacts: services.contacts, preferences: app.preferences)
    viewModel.delegate = delegate
    return NewContactViewController(viewModel: viewModel)
  }

  func contact(_ handle: String, _ delegate: any ContactViewModelDelegate) -> ViewController {
    let viewModel = ContactViewModel(
      handle, contacts: services.contacts, conversations: services.conversations,
      preferences: app.preferences)
    viewModel.delegate = delegate
    return ContactViewController(viewModel: viewModel)
  }

  func purchase(_ id: String, _ delegate: any PurchaseViewModelDelegate) -> Screen? {
    services.stickers.packs.value?.first { $0.id == id }.map { pack in
      let viewModel = PurchaseViewModel(
        pack: pack, stickers: services.stickers, preferences: app.preferences)
      viewModel.delegate = delegate
      return PurchaseViewController(viewModel: viewModel)
    }
  }

  func receipt(_ receipt: Receipt, _ delegate: any ReceiptViewModelDelegate) -> Screen {
    let viewModel = ReceiptViewModel(receipt, preferences: app.preferences)
    viewModel.delegate = delegate
    return ReceiptViewController(viewModel: viewModel)
  }
}

extension MainTabItems: TabItems {}
