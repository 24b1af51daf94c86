import MessengerWire

extension MessengerServer {
  func history(
    of thread: String, before: Int?, limit: Int, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let conversation = try conversation(thread, of: try handle(on: connection))
    guard (1...100).contains(limit) else { throw .invalid(what: "limit") }
    let end = before ?? conversation.messages.count + 1
    guard (1...conversation.messages.count + 1).contains(end) else {
      throw .invalid(what: "before")
    }
    let older = conversation.messages.prefix(end - 1)
    let messages = Array(older.suffix(limit))
    return .page(WirePage(messages: messages, hasOlder: messages.count < older.count))
  }

  mutating func send(
    _ text: String, to thread: String, key: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    if let reply = accounts[handle]?.sendReplies[key] { return reply }
    let reply: ServerReply
    do {
      reply = .message(try add(text, to: thread, by: handle, key: key, on: connection))
    } catch {
      reply = .refused(error)
    }
    accounts[handle]?.sendReplies[key] = reply
    return reply
  }

  mutating func markRead(
    _ thread: String, upTo number: Int, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    var conversation = try conversation(thread, of: handle)
    guard (0...conversation.messages.count).contains(number) else {
      throw .invalid(what: "upTo")
    }
    guard number > conversation.readMarks[handle, default: 0] else { return .done }
    conversation.readMarks[handle] = number
    conversations[thread] = conversation
    deliverChange(of: conversation, to: [handle], except: connection)
    return .done
  }

  private mutating func add(
    _ text: String, to thread: String, by handle: String, key: String, on connection: ConnectionID
  ) throws(Refusal) -> WireMessage {
    var conversation = try conversation(thread, of: handle)
    let message = WireMessage(
      number: conversation.messages.count + 1, sender: handle,
      text: try checked(text, as: "text", limit: 1000), key: try checked(key, as: "key"))
    conversation.messages.append(message)
    conversation.lastActivity = nextNumber()
    conversations[thread] = conversation
    for member in conversation.members {
      deliver(.message(thread: thread, message: message), to: member, except: connection)
    }
    return message
  }
}
