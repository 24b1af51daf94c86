import Observation

/// The thread that the user wants to see, whatever is on the screen: by a deep link, for one.
@MainActor
@Observable
final class ThreadRequests {
  /// The identifier of the thread; `nil` once it is shown.
  var requested: String?

  /// Asks for the thread of a deep link; any other link changes nothing.
  func open(_ link: String) {
    guard let link = ThreadLink(link) else { return }
    requested = link.conversation
  }
}
