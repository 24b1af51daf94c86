import MessengerWire

// From what the server says to what the app means.

extension Session {
  init(_ wire: WireSession) {
    let role: Role =
      switch wire.role {
      case .member: .member
      case .guest: .guest
      }
    self.init(token: wire.token, name: wire.name, handle: wire.handle, role: role)
  }
}

extension Contact {
  init(_ wire: WirePerson) {
    self.init(name: wire.name, handle: wire.handle)
  }
}

extension Message {
  init(_ wire: WireMessage) {
    self.init(number: wire.number, sender: wire.sender, text: wire.text, key: wire.key)
  }
}

extension Conversation {
  init(_ wire: WireThread) {
    self.init(
      id: wire.id, isGroup: wire.kind == .group, name: wire.name,
      members: wire.members.map { Member(name: $0.name, handle: $0.handle) },
      lastMessage: wire.lastMessage.map(Message.init), unreadCount: wire.unreadCount)
  }
}

extension StickerPack {
  init(_ wire: WireStickerPack) {
    self.init(id: wire.id, name: wire.name, price: wire.price, isOwned: wire.isOwned)
  }
}

extension Receipt {
  init(_ wire: WireReceipt) {
    self.init(number: wire.number, amount: wire.amount, cardEnding: wire.cardEnding)
  }
}
