extension FileStorage: SessionRepository {
  var session: Session? {
    get { record(SessionRecord.self, in: "session")?.session }
    set { save(newValue.map(SessionRecord.init), in: "session") }
  }
}

extension FileStorage: ContactRepository {
  var contacts: [Contact]? {
    get { record([ContactRecord].self, in: "contacts")?.map(\.contact) }
    set { save(newValue?.map(ContactRecord.init), in: "contacts") }
  }
}

extension FileStorage: PreferencesRepository {
  var preferences: Preferences? {
    get { record(PreferencesRecord.self, in: "preferences")?.preferences }
    set { save(newValue.map(PreferencesRecord.init), in: "preferences") }
  }
}

extension FileStorage: InboxRepository {
  func loadInbox() -> InboxSnapshot {
    record(InboxRecord.self, in: "inbox")?.snapshot ?? InboxSnapshot()
  }

  func save(_ inbox: InboxSnapshot, changedFrom old: InboxSnapshot) {
    guard inbox != old else { return }
    save(InboxRecord(inbox), in: "inbox")
  }
}
