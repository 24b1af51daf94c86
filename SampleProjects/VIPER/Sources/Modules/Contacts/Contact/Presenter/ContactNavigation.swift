/// The ways that the presenter knows: it says when, and somebody else how.
@MainActor
protocol ContactNavigation {
  func showThread(_ id: String)
  func close()
}
