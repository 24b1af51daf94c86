import MessengerWire

extension Failure {
  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .wrongCredentials: .wrongCredentials
      case .sessionExpired: .sessionOver
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .cardDeclined: .cardDeclined
      case .invalid(what: "name"): .nameTooLong
      case .invalid(what: "handle"): .ownHandle
      case .invalid, .notFound, .notAllowed: .refused
      }
  }
}

extension Account {
  init(_ session: WireSession) {
    self.init(name: session.name, handle: session.handle, mayBuy: session.role == .member)
  }
}

extension Contact {
  init(_ person: WirePerson) {
    self.init(name: person.name, handle: person.handle)
  }
}

extension Message {
  init(_ message: WireMessage) {
    self.init(
      number: message.number, sender: message.sender, text: message.text, key: message.key)
  }
}

extension ChatThread {
  init(_ thread: WireThread) {
    self.init(
      id: thread.id, isGroup: thread.kind == .group, name: thread.name,
      members: thread.members.map(Contact.init), lastMessage: thread.lastMessage.map(Message.init),
      readUpTo: thread.readUpTo, unreadCount: thread.unreadCount)
  }
}

extension StickerPack {
  init(_ pack: WireStickerPack) {
    self.init(id: pack.id, name: pack.name, price: pack.price, isOwned: pack.isOwned)
  }
}

extension Receipt {
  init(_ receipt: WireReceipt) {
    self.init(number: receipt.number, amount: receipt.amount, cardEnding: receipt.cardEnding)
  }
}
