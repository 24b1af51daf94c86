/// Keeps the contacts; `nil` if they were never loaded.
@MainActor
struct ContactStore {
  let database: AppDatabase

  var contacts: [Contact]? {
    get {
      guard database.rows(of: "loaded").contains(where: { $0.text("list") == "contacts" })
      else { return nil }
      return database.rows(of: "contacts").map {
        Contact(name: $0.text("name"), handle: $0.text("handle"))
      }
    }
    nonmutating set {
      database.write { tables in
        try tables.execute("DELETE FROM contacts")
        try tables.execute("DELETE FROM loaded WHERE list = 'contacts'")
        guard let newValue else { return }
        try tables.execute("INSERT INTO loaded VALUES ('contacts')")
        for contact in newValue {
          try tables.execute(
            "INSERT INTO contacts VALUES (?, ?)", .text(contact.name), .text(contact.handle))
        }
      }
    }
  }
}
