extension SQLiteStorage: SessionRepository {
  var session: Session? {
    get {
      rows("SELECT * FROM session").first.map { row in
        Session(
          token: row.text("token"),
          account: Account(
            name: row.text("name"), handle: row.text("handle"),
            role: row.number("isGuest") == 1 ? .guest : .member))
      }
    }
    set {
      save { tables in
        try tables.execute("DELETE FROM session")
        guard let session = newValue else { return }
        let account = session.account
        try tables.execute(
          "INSERT INTO session (token, name, handle, isGuest) VALUES (?, ?, ?, ?)",
          .text(session.token), .text(account.name), .text(account.handle),
          .integer(account.role == .guest ? 1 : 0))
      }
    }
  }
}
