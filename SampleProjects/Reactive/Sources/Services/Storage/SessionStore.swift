/// Keeps who is signed in.
@MainActor
struct SessionStore {
  let database: AppDatabase

  var session: Session? {
    get {
      guard let row = database.rows(of: "session").first,
        let role = Session.Role(rawValue: row.text("role"))
      else { return nil }
      return Session(
        token: row.text("token"), name: row.text("name"), handle: row.text("handle"), role: role)
    }
    nonmutating set {
      database.write { tables in
        try tables.execute("DELETE FROM session")
        guard let newValue else { return }
        try tables.execute(
          "INSERT INTO session VALUES (?, ?, ?, ?)", .text(newValue.token), .text(newValue.name),
          .text(newValue.handle), .text(newValue.role.rawValue))
      }
    }
  }
}
