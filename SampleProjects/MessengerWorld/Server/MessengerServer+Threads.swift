import MessengerWire

extension MessengerServer {
  func threads(of connection: ConnectionID) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    return .threads(conversations(of: handle).map { wire($0, for: handle) })
  }

  mutating func createGroup(
    _ name: String, members others: [String], on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    let name = try checked(name, as: "name")
    guard others.allSatisfy({ accounts[$0] != nil }) else { throw .unknownHandle }
    var members = [handle]
    for other in others where !members.contains(other) {
      members.append(other)
    }
    guard members.count > 1 else { throw .invalid(what: "members") }
    return .thread(create(.group, named: name, members: members, on: connection))
  }

  mutating func openThread(
    with other: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    guard accounts[other] != nil else { throw .unknownHandle }
    guard other != handle else { throw .invalid(what: "with") }
    let open = conversations(of: handle).first { $0.kind == .direct && $0.members.contains(other) }
    if let open {
      return .thread(wire(open, for: handle))
    }
    return .thread(create(.direct, named: "", members: [handle, other], on: connection))
  }

  mutating func leaveThread(
    _ id: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    var conversation = try conversation(id, of: handle)
    guard conversation.kind == .group else { throw .notAllowed }
    let members = conversation.members
    conversation.members.removeAll { $0 == handle }
    conversation.readMarks[handle] = nil
    conversations[id] = conversation.members.isEmpty ? nil : conversation
    deliverChange(of: conversation, to: members, except: connection)
    return .done
  }

  /// The conversation with this identifier, which `handle` has to be a member of.
  func conversation(_ id: String, of handle: String) throws(Refusal) -> Conversation {
    guard let conversation = conversations[id], conversation.members.contains(handle) else {
      throw .notFound
    }
    return conversation
  }

  /// All conversations of a member, the one with the latest activity first.
  func conversations(of handle: String) -> [Conversation] {
    conversations.values.filter { $0.members.contains(handle) }
      .sorted { $0.lastActivity > $1.lastActivity }
  }

  /// What a conversation is for one of its members.
  func wire(_ conversation: Conversation, for handle: String) -> WireThread {
    let members = conversation.members.map {
      WirePerson(name: accounts[$0]?.name ?? $0, handle: $0)
    }
    let other = members.first { $0.handle != handle }
    return WireThread(
      id: conversation.id, kind: conversation.kind,
      name: conversation.kind == .group ? conversation.name : other?.name ?? "",
      members: members, lastMessage: conversation.messages.last,
      readUpTo: conversation.readMarks[handle, default: 0],
      unreadCount: conversation.unreadCount(of: handle))
  }

  private mutating func create(
    _ kind: WireThread.Kind, named name: String, members: [String], on connection: ConnectionID
  ) -> WireThread {
    let number = nextNumber()
    let conversation = Conversation(
      id: "thread-\(number)", kind: kind, name: name, members: members, lastActivity: number)
    conversations[conversation.id] = conversation
    deliverChange(of: conversation, to: members, except: connection)
    return wire(conversation, for: members[0])
  }
}
