/// Makes names for what must happen once.
@MainActor
protocol KeySource {
  /// A key that was never there before.
  func nextKey() -> String
}
