import MessengerHost
import ScreenKit

/// Pairs each screen with its view model, and each view model with the services that it needs, and with
/// whoever decides where it leads.
@MainActor
struct ScreenFactory {
  let session: Session
  let app: AppServices
  let account: AccountServices

  func chats(_ navigation: any ChatsNavigation) -> ViewController {
    ChatsViewController(
      viewModel: ChatsViewModel(
        conversations: account.conversations, outbox: account.outbox, drafts: account.drafts,
        preferences: app.preferences, navigation: navigation))
  }

  func thread(_ id: String, _ navigation: any ThreadNavigation) -> ViewController {
    let services = ThreadServices(
      conversations: account.conversations, histories: account.histories, outbox: account.outbox,
      drafts: account.drafts, network: app.network, preferences: app.preferences)
    return ThreadViewController(
      viewModel: ThreadViewModel(
        id, user: session.handle, services: services, navigation: navigation))
  }

  func newGroup(_ navigation: any NewGroupNavigation) -> ViewController {
    NewGroupViewController(
      viewModel: NewGroupViewModel(
        contacts: account.contacts, conversations: account.conversations,
        preferences: app.preferences, navigation: navigation))
  }

  func contacts(_ navigation: any ContactsNavigation) -> ViewController {
    ContactsViewController(
      viewModel: ContactsViewModel(
        contacts: account.contacts, preferences: app.preferences,
        debouncer: Debouncer(clock: app.clock, delay: 0.3), navigation: navigation))
  }

  func newContact(_ navigation: any NewContactNavigation) -> ViewController {
    NewContactViewController(
      viewModel: NewContactViewModel(
        contacts: account.contacts, preferences: app.preferences, navigation: navigation))
  }

  /// The screen of a contact; `nil` if there is none with this handle.
  func contact(_ handle: String, _ navigation: any ContactNavigation) -> ViewController? {
    account.contacts.contacts.value?.first { $0.handle == handle }.map { contact in
      ContactViewController(
        viewModel: ContactViewModel(
          contact: contact, contacts: account.contacts, conversations: account.conversations,
          preferences: app.preferences, navigation: navigation))
    }
  }

  func stickers(_ navigation: any StickersNavigation) -> ViewController {
    StickersViewController(
      viewModel: StickersViewModel(
        stickers: account.stickers, preferences: app.preferences, navigation: navigation))
  }

  /// The screen that sells a sticker pack; `nil` if there is none with this identifier.
  func purchase(_ id: String, _ navigation: any PurchaseNavigation) -> ViewController? {
    account.stickers.packs.value?.first { $0.id == id }.map { pack in
      PurchaseViewController(
        viewModel: PurchaseViewModel(
          pack: pack, sessions: app.sessions, stickers: account.stickers,
          preferences: app.preferences, navigation: navigation))
    }
  }

  func receipt(_ receipt: Receipt, _ navigation: any ReceiptNavigation) -> ViewController {
    ReceiptViewController(
      viewModel: ReceiptViewModel(
        receipt, preferences: app.preferences, navigation: navigation))
  }

  func settings() -> ViewController {
    SettingsViewController(
      viewModel: SettingsViewModel(
        sessions: app.sessions, profile: account.profile, preferences: app.preferences))
  }
}
