/// Where a contact's screen leads.
@MainActor
protocol ContactViewModelDelegate: AnyObject {
  /// - Parameter id: The identifier of the thread with the contact.
  func threadIsOpened(_ id: String)

  /// The contact is not among the user's contacts any more.
  func contactIsGone()
}
