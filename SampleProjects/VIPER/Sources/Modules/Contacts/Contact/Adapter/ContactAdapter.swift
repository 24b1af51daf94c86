/// Turns ``ContactManaging`` into ``ContactService``.
struct ContactAdapter: ContactService {
  let contacts: any ContactManaging

  func contact(_ handle: String) -> ContactDetails? {
    contacts.contact(handle).map { ContactDetails(name: $0.name, handle: $0.handle) }
  }

  func delete(_ handle: String) async throws(ServiceError) {
    try await contacts.remove(handle)
  }
}
