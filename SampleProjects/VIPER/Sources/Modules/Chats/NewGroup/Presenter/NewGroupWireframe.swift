/// The ways out of the module: the presenter says when, whoever conforms to this how.
@MainActor
protocol NewGroupWireframe {
  func showThread(_ id: String)
}
