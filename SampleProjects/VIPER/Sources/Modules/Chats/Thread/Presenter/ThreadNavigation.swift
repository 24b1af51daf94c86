/// The ways that the presenter knows: it says when, and somebody else how.
@MainActor
protocol ThreadNavigation {
  func close()
}
