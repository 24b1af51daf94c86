/// A request to the process that reads an index store.
package enum IndexRequest: String, Sendable {
  /// The names of all units.
  case names
  /// The units whose names are on standard input, each ended by a zero byte.
  case units
  /// The records whose names are on standard input, each ended by a zero byte.
  case records

  /// The private subcommand of the program that answers.
  package static let subcommand = "index-read"
}
