/// Where the tabs lead without a tap.
@MainActor
protocol MainViewModelDelegate: AnyObject {
  /// - Parameter thread: The identifier of the thread that the link leads to.
  func linkIsFollowed(to thread: String)
}
