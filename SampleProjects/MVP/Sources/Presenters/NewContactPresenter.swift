import MessengerTexts

/// Lets the user add somebody to the contacts.
@MainActor
final class NewContactPresenter: NewContactPresenterInterface {
  weak var view: (any NewContactViewInterface)?

  private let contacts: any ContactsModelInterface
  private let texts: Texts
  private weak var navigation: (any ContactsNavigation)?
  private let attempt = Attempt()

  init(
    contacts: any ContactsModelInterface, navigation: any ContactsNavigation, texts: Texts
  ) {
    self.contacts = contacts
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      NewContactLabels(
        title: texts[.newContact], name: texts[.contactName], handle: texts[.contactHandle],
        save: texts[.save]))
    attempt.follow { [weak view] in view?.showAttempt($0) }
  }

  func save(name: String, handle: String) {
    let name = name.trimmed
    guard !name.isEmpty else { return attempt.refuse(texts[.enterName]) }
    guard let handle = Handle(handle) else { return attempt.refuse(texts[.enterHandle]) }
    attempt.start { [contacts] () async throws(Failure) in
      try await contacts.add(name: name, handle: handle)
    } failed: { [texts] in
      texts.explanationOfNewContact(failing: $0)
    } done: { [weak self] in
      self?.navigation?.showContactsAgain()
    }
  }
}

extension Texts {
  fileprivate func explanationOfNewContact(failing failure: Failure) -> String {
    switch failure {
    case .ownHandle: self[.ownHandle]
    case .nameTooLong: self[.nameTooLong]
    case .unknownHandle: self[.unknownHandle]
    case .handleTaken: self[.handleTaken]
    default: explanation(of: failure)
    }
  }
}
