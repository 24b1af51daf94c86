/// Opens the thread with a contact, which begins if there is none.
@MainActor
struct OpenThread {
  let threads: any ContactThreadService

  /// Returns the identifier of the thread.
  func callAsFunction(with handle: String) async throws(RequestFailure) -> String {
    do {
      return try await threads.openThread(with: handle)
    } catch {
      throw RequestFailure(error)
    }
  }
}
