/// What a list shows.
enum ListStatus: Equatable, Sendable {
  case busy, failed, empty, rows
}
