/// What a list shows.
enum ListContent<Row: Equatable & Sendable>: Equatable, Sendable {
  /// That the rows are on their way.
  case busy

  /// That there are none.
  case empty

  /// That they could not be loaded, and a way to try again.
  case failed

  case rows([Row])
}
