import MessengerWire

extension WireThread {
  /// A thread of Ada with Grace.
  static func example(_ id: String, messages: Int = 0, unread: Int = 0) -> WireThread {
    WireThread(
      id: id, kind: .direct, name: "Grace Hopper",
      members: [WirePerson(name: "Ada Lovelace", handle: "ada"), .grace],
      lastMessage: messages == 0 ? nil : .example(messages), readUpTo: messages - unread,
      unreadCount: unread)
  }
}

extension WireMessage {
  static func example(_ number: Int, by sender: String = "grace", key: String? = nil) -> WireMessage
  {
    WireMessage(
      number: number, sender: sender, text: "text \(number)", key: key ?? "key-\(number)")
  }
}

extension WirePage {
  static func example(_ numbers: Int...) -> WirePage {
    WirePage(messages: numbers.map { .example($0) }, hasOlder: false)
  }
}
