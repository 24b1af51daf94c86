/// How the rows differ from those before.
enum ThreadChange: Equatable, Sendable {
  /// There is something new at the end, which has to be seen.
  case newest

  /// So many rows have come before the others, of which those on the screen stay there.
  case older(Int)

  /// All rows are where they were.
  case inPlace
}
