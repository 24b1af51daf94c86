import MessengerWire

extension WireServer {
  func contacts() async throws(ServerError) -> [Contact] {
    guard case .contacts(let contacts) = try await gateway.send(.contacts) else { throw .refused }
    return contacts.map(Contact.init)
  }

  func add(_ contact: Contact) async throws(ServerError) -> Contact {
    let reply = try await gateway.send(.addContact(name: contact.name, handle: contact.handle))
    guard case .contact(let added) = reply else { throw .refused }
    return Contact(added)
  }

  func remove(_ handle: String) async throws(ServerError) {
    _ = try await gateway.send(.removeContact(handle: handle))
  }
}
