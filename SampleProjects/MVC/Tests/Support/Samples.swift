import MessengerWire

@testable import MVC

extension WireMessage {
  static func sample(_ number: Int, from sender: String = "grace", key: String? = nil) -> Self {
    WireMessage(
      number: number, sender: sender, text: "text \(number)", key: key ?? "key \(number)")
  }
}

extension WireThread {
  /// The chat between Ada and Grace, with as many messages of Grace's, read up to a number.
  static func sample(_ id: String = "thread", messages: Int = 0, readUpTo: Int = 0) -> Self {
    WireThread(
      id: id, kind: .direct, name: "Grace",
      members: [
        WirePerson(name: "Ada", handle: "ada"), WirePerson(name: "Grace", handle: "grace"),
      ],
      lastMessage: messages > 0 ? .sample(messages) : nil, readUpTo: readUpTo,
      unreadCount: messages - readUpTo)
  }
}

extension WirePage {
  static func sample(_ numbers: ClosedRange<Int>) -> Self {
    WirePage(
      messages: numbers.map { .sample($0) }, hasOlder: numbers.lowerBound > 1)
  }
}
