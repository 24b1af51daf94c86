/// Where the screen for a new group leads.
@MainActor
protocol NewGroupNavigation: AnyObject {
  /// - Parameter thread: The identifier of the group's thread.
  func groupIsCreated(_ thread: String)
}
