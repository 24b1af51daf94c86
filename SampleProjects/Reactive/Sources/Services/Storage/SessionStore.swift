/// Keeps who is signed in.
@MainActor
struct SessionStore {
  let database: AppDatabase

  var session: Session? {
    get {
      database.rows(of: "session").first.map {
        Session(
          token: $0.text("token"), name: $0.text("name"), handle: $0.text("handle"),
          mayBuy: $0.flag("mayBuy"))
      }
    }
    nonmutating set {
      database.write { tables in
        try tables.execute("DELETE FROM session")
        guard let newValue else { return }
        try tables.execute(
          "INSERT INTO session VALUES (?, ?, ?, ?)", .text(newValue.token), .text(newValue.name),
          .text(newValue.handle), .flag(newValue.mayBuy))
      }
    }
  }
}
