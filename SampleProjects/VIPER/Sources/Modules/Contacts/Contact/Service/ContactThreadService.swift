/// What the user can write to a contact in.
@MainActor
protocol ContactThreadService {
  /// The identifier of the thread with somebody, which begins if there is none.
  func openThread(with handle: String) async throws(ServiceError) -> String
}
