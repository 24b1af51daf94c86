/// Where a thread's screen leads.
@MainActor
protocol ThreadViewModelDelegate: AnyObject {
  /// The user is not a member of the thread any more.
  func threadIsGone()
}
