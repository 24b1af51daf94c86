import MessengerTexts
import ScreenKit

/// Makes the screens for who is signed in: each is a view with its presenter.
@MainActor
struct ScreenAssembly {
  let models: AccountModels
  let session: any SessionModelInterface
  let connection: any ConnectionModelInterface
  let preferences: any PreferencesModelInterface
  let timer: any TimerInterface
  let texts: Texts

  func tabs() -> TabsView {
    let presenter = TabsPresenter(threads: models.threads, texts: texts)
    let view = TabsView(presenter: presenter)
    presenter.view = view
    return view
  }

  func settings() -> ViewController {
    let presenter = SettingsPresenter(session: session, preferences: preferences, texts: texts)
    let view = SettingsViewController(presenter: presenter, session: session)
    presenter.view = view
    return view
  }
}

// MARK: - Chats

extension ScreenAssembly {
  func chats(_ navigation: any ChatsNavigation) -> ViewController {
    let presenter = ChatsPresenter(
      threads: models.threads, drafts: models.drafts, navigation: navigation, texts: texts)
    let view = ChatsViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func thread(_ id: String, _ navigation: any ChatsNavigation) -> ViewController {
    let presenter = ThreadPresenter(
      thread: id,
      models: ThreadPresenter.Models(
        threads: models.threads, messages: models.messages, outbox: models.outbox,
        drafts: models.drafts, session: session, connection: connection),
      navigation: navigation, texts: texts)
    let view = ThreadViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func newGroup(_ navigation: any ChatsNavigation) -> ViewController {
    let presenter = NewGroupPresenter(
      contacts: models.contacts, threads: models.threads, navigation: navigation, texts: texts)
    let view = NewGroupViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}

// MARK: - Contacts

extension ScreenAssembly {
  func contacts(_ navigation: any ContactsNavigation) -> ViewController {
    let presenter = ContactsPresenter(
      contacts: models.contacts, timer: timer, navigation: navigation, texts: texts)
    let view = ContactsViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func newContact(_ navigation: any ContactsNavigation) -> ViewController {
    let presenter = NewContactPresenter(
      contacts: models.contacts, navigation: navigation, texts: texts)
    let view = NewContactViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func contact(_ contact: Contact, _ navigation: any ContactsNavigation) -> ViewController {
    let presenter = ContactPresenter(
      contact: contact, contacts: models.contacts, threads: models.threads,
      navigation: navigation, texts: texts)
    let view = ContactViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}

// MARK: - Stickers

extension ScreenAssembly {
  func stickers(_ navigation: any StickersNavigation) -> ViewController {
    let presenter = StickersPresenter(
      stickers: models.stickers, navigation: navigation, texts: texts)
    let view = StickersViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func purchase(of pack: StickerPack, _ navigation: any StickersNavigation) -> ViewController {
    let presenter = PurchasePresenter(
      pack: pack, stickers: models.stickers, navigation: navigation, texts: texts)
    let view = PurchaseViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func receipt(_ receipt: Receipt, _ navigation: any StickersNavigation) -> ViewController {
    let presenter = ReceiptPresenter(receipt: receipt, navigation: navigation, texts: texts)
    let view = ReceiptViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
