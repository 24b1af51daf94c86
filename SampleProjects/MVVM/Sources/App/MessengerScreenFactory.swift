import MessengerHost
import ScreenKit

/// Pairs each screen with its view model, and each view model with the services that it needs.
@MainActor
final class MessengerScreenFactory: ScreenFactory {
  private let session: Session
  private let app: AppServices
  private let account: AccountServices

  init(session: Session, app: AppServices, account: AccountServices) {
    self.session = session
    self.app = app
    self.account = account
  }

  /// The tabs, with all that is in them.
  func main() -> ViewController {
    MainViewController(
      viewModel: MainViewModel(
        conversations: account.conversations, requests: app.requests,
        preferences: app.preferences),
      screens: self)
  }

  func chats() -> ViewController {
    ChatsViewController(
      viewModel: ChatsViewModel(
        conversations: account.conversations, outbox: account.outbox, drafts: account.drafts,
        preferences: app.preferences),
      screens: self)
  }

  func contacts() -> ViewController {
    ContactsViewController(
      viewModel: ContactsViewModel(
        contacts: account.contacts, preferences: app.preferences,
        debouncer: Debouncer(clock: app.clock, delay: 0.3)),
      screens: self)
  }

  func stickers() -> ViewController {
    StickersViewController(
      viewModel: StickersViewModel(stickers: account.stickers, preferences: app.preferences),
      screens: self)
  }

  func settings() -> ViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(
        sessions: app.sessions, profile: account.profile, preferences: app.preferences))
  }

  func thread(_ id: String) -> ViewController {
    let services = ThreadServices(
      conversations: account.conversations, histories: account.histories, outbox: account.outbox,
      drafts: account.drafts, network: app.network, preferences: app.preferences)
    return ThreadViewController(
      viewModel: ThreadViewModel(id, user: session.handle, services: services))
  }

  func newGroup() -> ViewController {
    NewGroupViewController(
      viewModel: NewGroupViewModel(
        contacts: account.contacts, conversations: account.conversations, requests: app.requests,
        preferences: app.preferences))
  }

  func newContact() -> ViewController {
    NewContactViewController(
      viewModel: NewContactViewModel(contacts: account.contacts, preferences: app.preferences))
  }

  func contact(_ handle: String) -> ViewController? {
    account.contacts.contacts.value?.first { $0.handle == handle }.map { contact in
      ContactViewController(
        viewModel: ContactViewModel(
          contact: contact, contacts: account.contacts, conversations: account.conversations,
          requests: app.requests, preferences: app.preferences))
    }
  }

  func purchase(_ id: String) -> ViewController? {
    account.stickers.packs.value?.first { $0.id == id }.map { pack in
      PurchaseViewController(
        viewModel: PurchaseViewModel(
          pack: pack, sessions: app.sessions, stickers: account.stickers,
          preferences: app.preferences),
        screens: self)
    }
  }

  func receipt(_ viewModel: ReceiptViewModel) -> ViewController {
    ReceiptViewController(viewModel: viewModel)
  }
}
