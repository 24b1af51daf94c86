/// What the server has of conversations, and how far the user has read them. Tells what changes.
@MainActor
protocol MessageManaging: ObservableService {
  /// The conversation that is on the screen, and so is read.
  var openConversation: String? { get }

  /// Notes which conversation is on the screen; `nil` if none is.
  func open(_ id: String?)

  /// What is known of a conversation's messages; `nil` if nothing is.
  func history(of id: String) -> History?

  func loadNewest(of id: String) async throws(ServiceError)

  /// Returns whether there are messages before the number.
  func loadPage(of id: String, before number: Int) async throws(ServiceError) -> Bool
}
