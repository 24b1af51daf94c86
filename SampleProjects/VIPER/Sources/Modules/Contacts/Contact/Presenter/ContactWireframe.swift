/// The ways out of the module: the presenter says when, whoever conforms to this how.
@MainActor
protocol ContactWireframe {
  func showThread(_ id: String)
  func close()
}
