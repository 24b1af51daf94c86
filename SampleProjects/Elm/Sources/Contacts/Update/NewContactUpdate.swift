/// The page of a new contact.
extension ContactsModel {
  mutating func updateNewContact(_ message: NewContactMessage) -> [Command<ContactsMessage>] {
    guard case .newContact(var page) = pages.page else { return [] }
    let commands = page.update(message, visit: pages.visit)
    pages.page = .newContact(page)
    return commands
  }

  mutating func finishAdding(
    _ result: Result<Contact, ServerError>, visit: Int
  ) -> [Command<ContactsMessage>] {
    var page: NewContactModel?
    if visit == pages.visit, case .newContact(let waiting) = pages.page { page = waiting }
    switch result {
    case .success(let contact):
      if page != nil { pages.page = nil }
      return add(contact)
    case .failure(let error):
      page?.attempt = .failed(Problem(error))
      if let page { pages.page = .newContact(page) }
      return []
    }
  }

  private mutating func add(_ contact: Contact) -> [Command<ContactsMessage>] {
    revision += 1
    // If the others are not known, they are not to be left out.
    guard let known = all.value else { return load() }
    all.change(to: (known.filter { $0.handle != contact.handle } + [contact]).sortedByName())
    return []
  }
}

extension NewContactModel {
  fileprivate mutating func update(
    _ message: NewContactMessage, visit: Int
  ) -> [Command<ContactsMessage>] {
    switch message {
    case .nameChanged(let text):
      name = text
    case .handleChanged(let text):
      handle = text
    case .saveTapped where attempt.isBusy:
      break
    case .saveTapped where name.trimmed.isEmpty:
      attempt = .failed(.missingName)
    case .saveTapped where plainHandle.isEmpty:
      attempt = .failed(.missingHandle)
    case .saveTapped:
      attempt = .busy
      return [
        .ask(.addContact(name: name.trimmed, handle: plainHandle), expecting: \.contact) {
          .added($0, visit: visit)
        }
      ]
    }
    return []
  }
}
