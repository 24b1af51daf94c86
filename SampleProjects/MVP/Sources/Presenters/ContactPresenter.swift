import MessengerTexts

/// Shows a contact, and lets the user write to it or delete it.
@MainActor
final class ContactPresenter: ContactPresenterInterface {
  weak var view: (any ContactViewInterface)?

  private let contact: Contact
  private let contacts: any ContactsModelInterface
  private let threads: any ThreadsModelInterface
  private let texts: Texts
  private weak var navigation: (any ContactsNavigation)?
  private let attempt = Attempt()

  init(
    contact: Contact, contacts: any ContactsModelInterface, threads: any ThreadsModelInterface,
    navigation: any ContactsNavigation, texts: Texts
  ) {
    self.contact = contact
    self.contacts = contacts
    self.threads = threads
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      ContactLabels(message: texts[.writeMessage], delete: texts[.deleteContact]))
    attempt.follow { [weak view] in view?.showError($0.error) }
    view?.showContact(ContactRow(name: contact.name, handle: "@\(contact.handle)"))
  }

  func writeMessage() {
    attempt.start { [threads, contact] () async throws(Failure) in
      try await threads.openThread(with: contact.handle)
    } failed: { [texts] in
      texts.explanation(of: $0)
    } done: { [weak self] in
      self?.navigation?.showThread($0)
    }
  }

  func delete() {
    view?.confirmDeletion(
      Question(
        title: texts[.deleteTitle, contact.name], answer: texts[.deleteContact],
        cancel: texts[.cancel]))
  }

  func deletionConfirmed() {
    attempt.start { [contacts, contact] () async throws(Failure) in
      try await contacts.delete(handle: contact.handle)
    } failed: { [texts] in
      texts.explanation(of: $0)
    } done: { [weak self] in
      self?.navigation?.showContactsAgain()
    }
  }
}
