/// Where the list of threads leads.
@MainActor
protocol ChatsNavigation {
  func showThread(_ id: String)
  func showNewGroup()
}

/// Where a thread's screen leads.
@MainActor
protocol ThreadNavigation {
  /// The user is not a member of the thread any more.
  func threadIsGone()
}

/// Where the screen for a new group leads.
@MainActor
protocol NewGroupNavigation {
  /// - Parameter thread: The identifier of the group's thread.
  func groupIsCreated(_ thread: String)
}
