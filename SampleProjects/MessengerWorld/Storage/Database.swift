import CSQLite

/// A database of SQLite, which is closed with its last reference.
public final class Database {
  /// The values of a row of a result, by the names of their columns.
  public typealias Row = [String: SQLValue]

  private let handle: OpaquePointer

  /// Opens the database in the file at `path`, or makes it if there is no file.
  ///
  /// What is written is there when the app has ended in any way; if the power fails, the last
  /// changes may be lost, as with most databases of apps: https://sqlite.org/wal.html
  ///
  /// Throws if there can be no file, or if it is no database.
  public init(path: String) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle else {
      throw DatabaseError(code: Int(code), message: String(cString: sqlite3_errstr(code)))
    }
    self.handle = handle
    try check(code)
    _ = try query("PRAGMA journal_mode = WAL")
    _ = try query("PRAGMA synchronous = NORMAL")
    // SQLite looks into a file only when it has to.
    _ = try query("SELECT count(*) FROM sqlite_schema")
  }

  /// Opens an empty database that lives in memory, and as long as this object.
  public static func inMemory() throws(DatabaseError) -> Database {
    try Database(path: ":memory:")
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Executes one statement, whose parameters `?` stand for `values` in order.
  ///
  /// Throws what SQLite says, or if there are more or fewer values than parameters.
  public func execute(_ sql: String, _ values: SQLValue...) throws(DatabaseError) {
    _ = try rows(of: sql, values)
  }

  /// Executes one statement like ``execute(_:_:)``, and returns the rows of its result.
  public func query(_ sql: String, _ values: SQLValue...) throws(DatabaseError) -> [Row] {
    try rows(of: sql, values)
  }

  /// Executes the statements in `body` together or, if it throws, not at all.
  ///
  /// Throws what `body` throws, or what SQLite says. Transactions are not nested.
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already, and then there is no transaction left to end.
      if sqlite3_get_autocommit(handle) == 0 {
        try execute("ROLLBACK")
      }
      throw error
    }
  }

  private func rows(of sql: String, _ values: [SQLValue]) throws(DatabaseError) -> [Row] {
    let statement = try Statement(sql, in: handle)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() {
      rows.append(statement.row)
    }
    return rows
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw DatabaseError(code, in: handle) }
  }
}
