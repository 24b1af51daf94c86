/// The ways out of the module: the presenter says when, whoever conforms to this how.
@MainActor
protocol ContactListWireframe {
  func showContact(_ handle: String)
  func showNewContact()
}
