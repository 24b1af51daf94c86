extension SQLiteStorage: ContactRepository {
  var contacts: [Contact]? {
    get {
      guard !rows("SELECT list FROM loaded WHERE list = 'contacts'").isEmpty else {
        return nil
      }
      return rows("SELECT * FROM contacts ORDER BY rowid").map {
        Contact(name: $0.text("name"), handle: $0.text("handle"))
      }
    }
    set {
      save { tables in
        try tables.execute("DELETE FROM contacts")
        try tables.execute("DELETE FROM loaded WHERE list = 'contacts'")
        guard let contacts = newValue else { return }
        try tables.execute("INSERT INTO loaded (list) VALUES ('contacts')")
        for contact in contacts {
          try tables.execute(
            "INSERT INTO contacts (name, handle) VALUES (?, ?)",
            .text(contact.name), .text(contact.handle))
        }
      }
    }
  }
}
