import MessengerWire

extension Session {
  init(_ wire: WireSession) {
    self.init(
      token: wire.token,
      account: Account(name: wire.name, handle: wire.handle, isGuest: wire.role == .guest))
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
      members: wire.members.map(Contact.init), lastMessage: wire.lastMessage.map(Message.init),
      readUpTo: wire.readUpTo, unreadCount: wire.unreadCount)
  }
}

extension StickerPack {
  init(_ wire: WireStickerPack) {
    self.init(id: wire.id, name: wire.name, price: wire.price, isOwned: wire.isOwned)
  }
}

extension Receipt {
  init(_ wire: WireReceipt) {
    self.init(
      number: wire.number, pack: wire.pack, amount: wire.amount, cardEnding: wire.cardEnding)
  }
}
