import MessengerStorage
import Testing

@Suite
struct TransactionTests {
  private struct Failure: Error, Equatable {}

  private let database: Database

  init() throws {
    database = try Database.inMemory()
    try database.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY)")
  }

  private var count: SQLValue? {
    get throws { try database.query("SELECT count(*) AS count FROM thing").first?["count"] }
  }

  private func insert(_ id: Int) throws {
    try database.execute("INSERT INTO thing (id) VALUES (?)", .integer(id))
  }

  @Test func keepsWhatSucceeds() throws {
    let result = try database.transaction {
      try insert(1)
      try insert(2)
      return "done"
    }
    #expect(result == "done")
    #expect(try count == 2)
  }

  @Test func leavesNothingOfWhatFails() throws {
    #expect(throws: Failure()) {
      try database.transaction {
        try insert(1)
        throw Failure()
      }
    }
    #expect(try count == 0)
    try database.transaction { try insert(1) }
    #expect(try count == 1)
  }

  @Test func leavesNothingOfWhatSQLiteRefuses() throws {
    #expect(throws: DatabaseError.self) {
      try database.transaction {
        try insert(1)
        try insert(1)
      }
    }
    #expect(try count == 0)
  }

  @Test func leavesNothingOfWhatSQLiteRollsBackItself() throws {
    #expect(throws: DatabaseError(code: 19, message: "UNIQUE constraint failed: thing.id")) {
      try database.transaction {
        try insert(1)
        try database.execute("INSERT OR ROLLBACK INTO thing (id) VALUES (1)")
      }
    }
    #expect(try count == 0)
  }

  @Test func isNotNested() throws {
    #expect(throws: DatabaseError.self) {
      try database.transaction {
        try insert(1)
        try database.transaction { try insert(2) }
      }
    }
    #expect(try count == 0)
  }
}
