import MessengerTexts
import ScreenKit

/// Shows a contact, and lets the user write to it or delete it.
final class ContactViewController: ViewController {
  /// Called with the thread that the user wants to write in.
  var onOpenChat: ((Chat.ID) -> Void)?

  /// Called when the contact is deleted.
  var onDelete: (() -> Void)?

  private let contact: Contact
  private let contacts: ContactBook
  private let chats: ChatList
  private let texts: Texts
  private let contactView: ContactView

  init(_ contact: Contact, contacts: ContactBook, chats: ChatList, texts: Texts) {
    self.contact = contact
    self.contacts = contacts
    self.chats = chats
    self.texts = texts
    contactView = ContactView(texts: texts)
    super.init()
    title = contact.name
  }

  override func loadView() {
    view = contactView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contactView.name = contact.name
    contactView.handle = "@\(contact.handle)"
    contactView.onMessage = { [weak self] in self?.openChat() }
    contactView.onDelete = { [weak self] in self?.delete() }
  }

  private func openChat() {
    contactView.error = nil
    chats.open(with: contact) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let chat): onOpenChat?(chat.id)
      case .failure(let error): contactView.error = error.message(in: texts)
      }
    }
  }

  private func delete() {
    contactView.error = nil
    contacts.remove(contact) { [weak self] error in
      guard let self else { return }
      contactView.error = error?.message(in: texts)
      if error == nil { onDelete?() }
    }
  }
}
