/// Deletes a contact.
@MainActor
struct DeleteContact {
  let contacts: any ContactService

  func callAsFunction(_ handle: String) async throws(RequestFailure) {
    do {
      try await contacts.delete(handle)
    } catch {
      throw RequestFailure(error)
    }
  }
}
