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

  /// Asks for all contacts. If that is under way, the answer will be too old.
  mutating func load() -> [Command<ContactsMessage>] {
    guard all.beginLoading() else {
      revision += 1
      return []
    }
    return [ask]
  }

  /// Gives up what was waited for.
  mutating func failLoading() {
    all.failLoading()
  }

  private var ask: Command<ContactsMessage> {
    .ask(.contacts, expecting: \.contacts) { [revision] in .loaded($0, revision: revision) }
  }

  private mutating func receive(
    _ result: Result<[Contact], ServerError>, revision: Int
  ) -> [Command<ContactsMessage>] {
    guard revision == self.revision else {
      // The server was asked before what has happened since.
      all.beginLoading()
      return [ask]
    }
    switch result {
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
