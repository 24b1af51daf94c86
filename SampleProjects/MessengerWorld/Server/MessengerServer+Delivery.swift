import MessengerWire

extension MessengerServer {
  /// Tells an event to all connections of an account but one.
  mutating func deliver(_ event: ServerEvent, to handle: String, except origin: ConnectionID) {
    for connection in connections(where: { sessions[$0] == handle }) where connection != origin {
      deliveries.append(ServerAnswer.Delivery(to: connection, event))
    }
  }

  /// Tells everybody in `handles` what a thread is for them now.
  mutating func deliverChange(
    of conversation: Conversation, to handles: [String], except origin: ConnectionID
  ) {
    for handle in handles {
      deliver(.threadChanged(thread: wire(conversation, for: handle)), to: handle, except: origin)
    }
  }

  /// The connections whose tokens are so, in the order of their numbers.
  func connections(where isWanted: (String) -> Bool) -> [ConnectionID] {
    tokens.filter { isWanted($0.value) }.keys.sorted { $0.number < $1.number }
  }
}
