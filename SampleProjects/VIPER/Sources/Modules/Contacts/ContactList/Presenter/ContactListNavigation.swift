/// The ways that the presenter knows: it says when, and somebody else how.
@MainActor
protocol ContactListNavigation {
  func showContact(_ handle: String)
  func showNewContact()
}
