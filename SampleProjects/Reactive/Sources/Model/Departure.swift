/// A group that its member leaves.
struct Departure: Equatable, Sendable {
  let thread: String

  /// Leaves a thread if it is a group: nobody leaves the thread with a contact.
  init?(from thread: ChatThread) {
    guard thread.isGroup else { return nil }
    self.thread = thread.id
  }
}
