import MessengerWire

extension Session {
  init(_ wire: WireSession) {
    self.init(token: wire.token, account: Account(wire))
  }
}

extension Account {
  init(_ wire: WireSession) {
    self.init(name: wire.name, handle: wire.handle, role: Role(wire.role))
  }
}

extension Account.Role {
  init(_ wire: WireSession.Role) {
    self =
      switch wire {
      case .member: .member
      case .guest: .guest
      }
  }
}

extension Contact {
  init(_ wire: WirePerson) {
    self.init(name: wire.name, handle: wire.handle)
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

extension Message {
  init(_ wire: WireMessage) {
    self.init(number: wire.number, sender: wire.sender, text: wire.text, key: wire.key)
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

extension News {
  /// What an event is to the user with a handle: of a conversation without them, that it is gone.
  init(_ event: ServerEvent, for handle: String?) {
    self =
      switch event {
      case .message(let thread, let message): .message(Message(message), conversation: thread)
      case .threadChanged(let thread) where thread.members.contains { $0.handle == handle }:
        .conversation(Conversation(thread))
      case .threadChanged(let thread): .conversationGone(thread.id)
      case .contactsChanged: .contactsChanged
      case .sessionEnded: .sessionEnded
      }
  }
}
