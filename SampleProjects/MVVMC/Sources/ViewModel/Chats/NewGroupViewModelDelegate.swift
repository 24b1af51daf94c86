/// Where the screen for a new group leads.
@MainActor
protocol NewGroupViewModelDelegate: AnyObject {
  /// - Parameter thread: The identifier of the group's thread.
  func groupIsCreated(_ thread: String)
}
