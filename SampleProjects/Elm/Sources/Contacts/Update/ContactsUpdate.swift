extension ContactsModel {
  mutating func update(
    _ message: ContactsMessage
  ) -> (commands: [Command<ContactsMessage>], out: ContactsOutMessage?) {
    switch message {
    case .searchChanged(let text):
      search.change(to: text)
    case .searchDelayPassed(let edit):
      search.apply(edit)
    case .contactChosen(let handle):
      guard let contact = all.value?.first(where: { $0.handle == handle }) else { break }
      pages.go(to: .contact(ContactModel(contact: contact)))
    case .addTapped:
      pages.go(to: .newContact(NewContactModel()))
    case .retryTapped:
      return (load(), nil)
    case .wentBack:
      pages.page = nil
    case .loaded(let result, let revision):
      return (receive(result, revision: revision), nil)
    case .contact(let message):
      return updateContact(message)
    case .conversationOpened(let result, let visit):
      return ([], finishOpening(result, visit: visit))
    case .deleted(let handle, let failure, let visit):
      finishDeletion(of: handle, failure: failure, visit: visit)
    case .newContact(let message):
      return (updateNewContact(message), nil)
    case .added(let result, let visit):
      return (finishAdding(result, visit: visit), nil)
    }
    return ([], nil)
  }

  mutating func load() -> [Command<ContactsMessage>] {
    all.beginLoading()
    return [
      .ask(.contacts, expecting: \.contacts) { [revision] in .loaded($0, revision: revision) }
    ]
  }

  private mutating func receive(
    _ result: Result<[Contact], ServerError>, revision: Int
  ) -> [Command<ContactsMessage>] {
    switch result {
    case .success where revision != self.revision:
      // The server has said so before what was done since.
      return load()
    case .success(let contacts):
      all = .loaded(contacts.sortedByName())
    case .failure:
      all.failLoading()
    }
    return []
  }
}

extension SearchModel {
  /// Takes what the user has entered. It is applied when there is no other edit for a while.
  mutating func change(to text: String) {
    self.text = text
    editCount += 1
    pendingEdit = editCount
  }

  mutating func apply(_ edit: Int) {
    guard edit == pendingEdit else { return }
    applied = text.trimmed
    pendingEdit = nil
  }
}
