import MessengerWire

/// The user's contacts at the server.
@MainActor
protocol ContactsWebRepository {
  func contacts() async throws(Problem) -> [Contact]
  func add(name: String, handle: String) async throws(Problem) -> Contact
  func remove(handle: String) async throws(Problem)
}

struct RealContactsWebRepository: ContactsWebRepository {
  let server: Server

  func contacts() async throws(Problem) -> [Contact] {
    guard case .contacts(let people) = try await server.send(.contacts) else { throw .refused }
    return people.map(Contact.init)
  }

  func add(name: String, handle: String) async throws(Problem) -> Contact {
    let reply = try await server.send(.addContact(name: name, handle: handle))
    guard case .contact(let person) = reply else { throw .refused }
    return Contact(person)
  }

  func remove(handle: String) async throws(Problem) {
    _ = try await server.send(.removeContact(handle: handle))
  }
}
