/// Turns ``ContactManaging`` into ``NewContactService``.
struct NewContactAdapter: NewContactService {
  let contacts: any ContactManaging

  func add(name: String, handle: String) async throws(ServiceError) {
    try await contacts.add(name: name, handle: handle)
  }
}
