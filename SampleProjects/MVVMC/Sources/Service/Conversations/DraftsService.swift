/// Knows what is written and not sent, in each thread.
@MainActor
protocol DraftsService: AnyObject {
  /// The draft of the thread with this identifier; empty if there is none.
  subscript(conversation: String) -> String { get set }
}
