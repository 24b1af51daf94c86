/// What the module needs from outside, for one contact.
@MainActor
protocol ContactService {
  /// `nil` when it is gone.
  var contact: Person? { get }

  /// The identifier of the thread with the contact, which begins if there is none.
  func openThread() async throws(ServiceError) -> String

  func delete() async throws(ServiceError)
}
