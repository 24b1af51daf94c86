/// Leaves a thread, if it is one that can be left.
@MainActor
struct LeaveThread {
  let details: any ThreadDetailsService

  func callAsFunction(_ thread: String) async throws(RequestFailure) {
    guard details.details(of: thread)?.mayBeLeft == true else { throw .somethingWentWrong }
    do {
      try await details.leave(thread)
    } catch {
      throw RequestFailure(error)
    }
  }
}
