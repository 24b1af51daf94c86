import Foundation
import MessengerStorage
import Testing

@Suite
struct DatabaseFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func isThereWhenItIsOpenedAgain() throws {
    let path = folder.path(of: "messenger.sqlite")
    do {
      let database = try Database(path: path)
      try database.execute("CREATE TABLE thing (name TEXT)")
      try database.execute("INSERT INTO thing (name) VALUES (?)", "first")
    }
    let database = try Database(path: path)
    #expect(try database.query("SELECT name FROM thing") == [["name": "first"]])
  }

  @Test func isNotLockedAfterwards() throws {
    let path = folder.path(of: "messenger.sqlite")
    var first: Database? = try Database(path: path)
    try first?.execute("CREATE TABLE thing (name TEXT)")
    try first?.execute("BEGIN EXCLUSIVE")
    #expect(throws: DatabaseError.self) {
      try Database(path: path).execute("BEGIN IMMEDIATE")
    }
    first = nil
    let third = try Database(path: path)
    try third.execute("INSERT INTO thing (name) VALUES (?)", "third")
    #expect(try third.query("SELECT name FROM thing") == [["name": "third"]])
  }

  @Test func isNoDatabase() throws {
    let path = folder.path(of: "notes.txt")
    let text = Data(String(repeating: "This is a text, not a database.\n", count: 100).utf8)
    try text.write(to: URL(fileURLWithPath: path))
    #expect(throws: DatabaseError(code: 26, message: "file is not a database")) {
      try Database(path: path)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
  }

  @Test func cannotBe() {
    let path = folder.path(of: "nowhere/messenger.sqlite")
    #expect(throws: DatabaseError(code: 14, message: "unable to open database file")) {
      try Database(path: path)
    }
  }
}
