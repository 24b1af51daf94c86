import MessengerHost
import ScreenKit

/// Pairs each screen with its view model, and each view model with the services that it needs.
@MainActor
final class MessengerScreenFactory: ScreenFactory {
  private let app: AppServices
  private let account: Account

  init(app: AppServices, account: Account) {
    self.app = app
    self.account = account
  }

  private var services: AccountServices { account.services }

  func chats() -> ViewController {
    ChatsViewController(
      viewModel: ChatsViewModel(
        conversations: services.conversations, outbox: services.outbox, drafts: services.drafts,
        preferences: app.preferences),
      screens: self)
  }

  func contacts() -> ViewController {
    ContactsViewController(
      viewModel: ContactsViewModel(
        contacts: services.contacts, preferences: app.preferences,
        debouncer: Debouncer(clock: app.clock, delay: 0.3)),
      screens: self)
  }

  func stickers() -> ViewController {
    StickersViewController(
      viewModel: StickersViewModel(stickers: services.stickers, preferences: app.preferences),
      screens: self)
  }

  func settings() -> ViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(
        sessions: app.sessions, profile: services.profile, preferences: app.preferences))
  }

  func thread(_ id: String) -> ViewController {
    let threadServices = ThreadServices(
      conversations: services.conversations, histories: services.histories, outbox: services.outbox,
      drafts: services.drafts, network: app.network, preferences: app.preferences)
    return ThreadViewController(
      viewModel: ThreadViewModel(id, user: account.session.handle, services: threadServices))
  }

  func newGroup() -> ViewController {
    NewGroupViewController(
      viewModel: NewGroupViewModel(
        contacts: services.contacts, conversations: services.conversations,
        preferences: app.preferences))
  }

  func newContact() -> ViewController {
    NewContactViewController(
      viewModel: NewContactViewModel(contacts: services.contacts, preferences: app.preferences))
  }

  func contact(_ handle: String) -> ViewController {
    ContactViewController(
      viewModel: ContactViewModel(
        handle, contacts: services.contacts, conversations: services.conversations,
        preferences: app.preferences))
  }

  func purchase(_ pack: String) -> ViewController {
    PurchaseViewController(
      viewModel: PurchaseViewModel(
        pack, stickers: services.stickers, preferences: app.preferences),
      screens: self)
  }

  func receipt(_ number: Int) -> ViewController {
    ReceiptViewController(
      viewModel: ReceiptViewModel(
        number, stickers: services.stickers, preferences: app.preferences))
  }
}
