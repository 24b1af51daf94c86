import MessengerWire

extension MessengerServer {
  func contacts(of connection: ConnectionID) throws(Refusal) -> ServerReply {
    .contacts(try account(on: connection).contacts.sorted { $0.name < $1.name })
  }

  mutating func addContact(
    _ name: String, _ handle: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    var owner = try account(on: connection)
    let contact = WirePerson(name: try checked(name, as: "name"), handle: handle)
    guard accounts[handle] != nil else { throw .unknownHandle }
    guard handle != owner.handle else { throw .invalid(what: "handle") }
    guard !owner.contacts.contains(where: { $0.handle == handle }) else { throw .handleTaken }
    owner.contacts.append(contact)
    accounts[owner.handle] = owner
    deliver(.contactsChanged, to: owner.handle, except: connection)
    return .contact(contact)
  }

  mutating func removeContact(
    _ handle: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    var owner = try account(on: connection)
    guard let index = owner.contacts.firstIndex(where: { $0.handle == handle }) else {
      throw .notFound
    }
    owner.contacts.remove(at: index)
    accounts[owner.handle] = owner
    deliver(.contactsChanged, to: owner.handle, except: connection)
    return .done
  }
}
