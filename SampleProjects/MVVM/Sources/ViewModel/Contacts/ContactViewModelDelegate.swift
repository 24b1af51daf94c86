/// Where a contact's screen leads.
@MainActor
protocol ContactViewModelDelegate: AnyObject {
  func showThread(_ id: String)

  /// The contact is not among the user's contacts any more.
  func contactIsGone()
}
