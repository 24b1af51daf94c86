struct RealContactsInteractor: ContactsInteractor, SyncedContacts {
  let appState: AppState
  let user: UserRequests
  let web: any ContactsWebRepository
  let database: any ContactsDBRepository

  func restore() {
    guard let contacts = database.contacts() else { return }
    appState.userData.contacts = .loaded(contacts)
  }

  func load() async {
    appState.userData.contacts.beginLoading()
    await user.ask { () async throws(Problem) in
      try await web.contacts()
    } then: { result in
      switch result {
      case .success(let contacts): show(contacts)
      case .failure(let problem): appState.userData.contacts.failLoading(problem)
      }
    }
  }

  func add(name: String, handle: String, in adding: LoadableSubject<Done>) async {
    let name = name.trimmed
    guard !name.isEmpty else {
      adding.value = .failed(.missingName)
      return
    }
    let handle = plainHandle(handle)
    guard !handle.isEmpty else {
      adding.value = .failed(.missingHandle)
      return
    }
    guard adding.begin() else { return }
    await user.ask { () async throws(Problem) in
      try await web.add(name: name, handle: handle)
    } then: { result in
      switch result {
      case .success(let contact):
        show(contacts(without: contact.id) + [contact])
        appState.routing.contactsPath.removeAll { $0 == .newContact }
        adding.value = .loaded(Done())
      case .failure(let problem):
        adding.value = .failed(problem)
      }
    }
  }

  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) async {
    guard deleting.begin() else { return }
    await user.ask { () async throws(Problem) in
      try await web.remove(handle: contact)
    } then: { result in
      switch result {
      case .success:
        show(contacts(without: contact))
        deleting.value = .loaded(Done())
      case .failure(let problem):
        deleting.value = .failed(problem)
      }
    }
  }

  /// A handle without the blanks around it and the "@" before it.
  private func plainHandle(_ text: String) -> String {
    let handle = text.trimmed
    return handle.hasPrefix("@") ? String(handle.dropFirst()).trimmed : handle
  }

  private var contacts: [Contact] { appState.userData.contacts.value ?? [] }

  private func contacts(without contact: Contact.ID) -> [Contact] {
    contacts.filter { $0.id != contact }
  }

  private func show(_ contacts: [Contact]) {
    let gone = self.contacts.filter { contacts[id: $0.id] == nil }
    let sorted = contacts.sortedByName()
    database.save(sorted)
    appState.userData.contacts = .loaded(sorted)
    for contact in gone { leaveScreen(of: contact.id) }
  }

  private func leaveScreen(of contact: Contact.ID) {
    appState.routing.contactsPath.removeAll { $0 == .details(contact) }
    if appState.routing.question == .delete(contact) { appState.routing.question = nil }
  }
}
