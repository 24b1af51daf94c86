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
  var inbox: InboxSnapshot {
    get { record(InboxRecord.self, in: "inbox")?.snapshot ?? InboxSnapshot() }
    set { save(InboxRecord(newValue), in: "inbox") }
  }
}

extension FileStorage: PurchaseRepository {
  var openPurchases: [String: String] {
    get { record([String: String].self, in: "purchases") ?? [:] }
    set { save(newValue, in: "purchases") }
  }
}
