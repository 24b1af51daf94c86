/// The ways that the presenter knows: it says when, and somebody else how.
@MainActor
protocol NewGroupNavigation {
  func showThread(_ id: String)
}
