import CSQLite

/// A statement of SQL that SQLite has understood.
final class Statement {
  private let database: OpaquePointer
  private let handle: OpaquePointer

  init(_ sql: String, in database: OpaquePointer) throws(DatabaseError) {
    self.database = database
    var handle: OpaquePointer?
    var restLength = 0
    let code = sql.withCString { text in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(database, text, -1, &handle, &rest)
      restLength = rest.map { String(cString: $0).filter { !$0.isWhitespace }.count } ?? 0
      return code
    }
    guard code == SQLITE_OK else { throw DatabaseError(code, in: database) }
    guard let handle else {
      throw DatabaseError(code: Int(SQLITE_MISUSE), message: "there is no statement")
    }
    self.handle = handle
    guard restLength == 0 else {
      throw DatabaseError(code: Int(SQLITE_MISUSE), message: "there is more than one statement")
    }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives the parameters their values.
  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    let count = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == count else {
      throw DatabaseError(
        code: Int(SQLITE_RANGE), message: "\(values.count) values for \(count) parameters")
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw DatabaseError(code, in: database) }
    }
  }

  /// Goes on to the next row of the result; says whether there is one.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let code: throw DatabaseError(code, in: database)
    }
  }

  /// The row that the last step went to.
  var row: Database.Row {
    var row: Database.Row = [:]
    for column in 0..<sqlite3_column_count(handle) {
      row[String(cString: sqlite3_column_name(handle, column))] = value(at: column)
    }
    return row
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    // Tells SQLite to copy what it is given.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let text):
      return sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), transient)
    case .blob(let bytes) where bytes.isEmpty: return sqlite3_bind_zeroblob(handle, index, 0)
    case .blob(let bytes):
      return sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), transient)
    }
  }

  private func value(at column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(Int(sqlite3_column_int64(handle, column)))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      .text(String(decoding: bytes(sqlite3_column_text(handle, column), column), as: UTF8.self))
    case SQLITE_BLOB: .blob(Array(bytes(sqlite3_column_blob(handle, column), column)))
    default: .null
    }
  }

  private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}

extension DatabaseError {
  /// What SQLite says about the last call of a database.
  init(_ code: Int32, in database: OpaquePointer) {
    self.init(code: Int(code), message: String(cString: sqlite3_errmsg(database)))
  }
}
