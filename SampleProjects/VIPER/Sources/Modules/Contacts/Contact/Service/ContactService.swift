/// The contacts, one of which the module shows.
@MainActor
protocol ContactService {
  /// `nil` when it is gone.
  func contact(_ handle: String) -> ContactDetails?

  func delete(_ handle: String) async throws(ServiceError)
}
