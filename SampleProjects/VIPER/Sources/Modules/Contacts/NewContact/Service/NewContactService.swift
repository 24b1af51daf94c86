/// What the module needs from outside.
@MainActor
protocol NewContactService {
  func add(name: String, handle: String) async throws(ServiceError)
}
