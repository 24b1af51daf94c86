/// Gives the module what it needs, from the services of the app.
struct NewContactServiceAdapter: NewContactService {
  let services: AppServices

  func add(name: String, handle: String) async throws(ServiceError) {
    try await services.contacts.add(name: name, handle: handle)
  }
}
