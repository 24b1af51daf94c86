/// Where the flow among the contacts leads outside of it.
@MainActor
protocol ContactsCoordinatorDelegate: AnyObject {
  /// - Parameter id: The identifier of the thread with a contact.
  func threadIsOpened(_ id: String)
}
