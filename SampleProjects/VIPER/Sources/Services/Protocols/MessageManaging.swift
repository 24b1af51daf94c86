/// The messages that the server has. Tells what changes.
@MainActor
protocol MessageManaging: ObservableService {
  /// What is known of a conversation's messages; `nil` if nothing is.
  func history(of id: String) -> History?

  func loadNewest(of id: String) async throws(ServiceError)

  /// Returns whether there are messages before the number.
  func loadPage(of id: String, before number: Int) async throws(ServiceError) -> Bool
}
