/// Gives the module what it needs for one contact, from the services of the app.
struct ContactServiceAdapter: ContactService {
  let services: AppServices
  let handle: String

  var contact: Person? { services.contacts.contact(handle) }

  func openThread() async throws(ServiceError) -> String {
    try await services.conversations.open(with: handle)
  }

  func delete() async throws(ServiceError) {
    try await services.contacts.remove(handle)
  }
}
