import MessengerStorage
import Testing

@Suite
struct DatabaseTests {
  private let database: Database

  init() throws {
    database = try Database.inMemory()
    try database.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, value)")
  }

  @Test(arguments: [
    SQLValue.null, .integer(0), .integer(.max), .integer(.min), .real(0.5), .real(-1e300),
    .text(""), .text("It's a \"text\" with 👩🏽‍🚀"), .text("zero\0inside"), .blob([]),
    .blob([0, 255, 0]),
  ])
  func keepsTheValue(value: SQLValue) throws {
    try database.execute("INSERT INTO thing (value) VALUES (?)", value)
    #expect(try database.query("SELECT value FROM thing") == [["value": value]])
  }

  @Test func takesLiterals() throws {
    let rows = try database.query("SELECT ? AS a, ? AS b, ? AS c, ? AS d", nil, 7, 0.5, "text")
    #expect(rows == [["a": .null, "b": .integer(7), "c": .real(0.5), "d": .text("text")]])
  }

  @Test func returnsRowsInOrder() throws {
    for number in 1...3 {
      try database.execute("INSERT INTO thing (value) VALUES (?)", .integer(number * 10))
    }
    let rows = try database.query("SELECT value FROM thing WHERE id > ? ORDER BY id DESC", 1)
    #expect(rows == [["value": 30], ["value": 20]])
    #expect(try database.query("SELECT value FROM thing WHERE id > ?", 3) == [])
  }

  @Test func neverTakesAValueForSQL() throws {
    try database.execute(
      "INSERT INTO thing (value) VALUES (?)", "'); DROP TABLE thing; --")
    #expect(try database.query("SELECT count(*) AS count FROM thing") == [["count": 1]])
  }

  @Test func saysWhatIsWrong() {
    #expect(throws: DatabaseError(code: 1, message: "no such table: nowhere")) {
      try database.execute("DELETE FROM nowhere")
    }
    #expect(throws: DatabaseError(code: 1, message: "near \"SELEKT\": syntax error")) {
      try database.query("SELEKT 1")
    }
    #expect(throws: DatabaseError(code: 19, message: "UNIQUE constraint failed: thing.id")) {
      try database.execute("INSERT INTO thing (id) VALUES (1)")
      try database.execute("INSERT INTO thing (id) VALUES (1)")
    }
  }

  @Test func takesAsManyValuesAsParameters() {
    #expect(throws: DatabaseError(code: 25, message: "1 values for 2 parameters")) {
      try database.query("SELECT ?, ?", 1)
    }
    #expect(throws: DatabaseError(code: 25, message: "1 values for 0 parameters")) {
      try database.query("SELECT 1", 1)
    }
  }

  @Test func takesOneStatement() throws {
    #expect(throws: DatabaseError(code: 21, message: "there is more than one statement")) {
      try database.execute("DELETE FROM thing; DROP TABLE thing")
    }
    #expect(throws: DatabaseError(code: 21, message: "there is no statement")) {
      try database.execute(" ")
    }
    #expect(try database.query("SELECT 1 AS one; \n") == [["one": 1]])
  }
}
