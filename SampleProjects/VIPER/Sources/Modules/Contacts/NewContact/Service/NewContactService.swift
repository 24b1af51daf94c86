/// What adds a contact.
@MainActor
protocol NewContactService {
  func add(name: String, handle: String) async throws(ServiceError)
}
