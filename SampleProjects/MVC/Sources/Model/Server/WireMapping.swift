import MessengerWire

// The wire format ends here: the rest of the app has words of its own.

extension RequestError.Reason {
  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .wrongCredentials: .wrongCredentials
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .invalid(what: "name"): .nameTooLong
      case .invalid(what: "handle"): .ownHandle
      case .cardDeclined: .cardDeclined
      case .invalid, .sessionExpired, .notFound, .notAllowed: .other
      }
  }
}

extension SessionRecord {
  init(_ wire: WireSession) {
    self.init(
      token: wire.token, name: wire.name, handle: wire.handle, isGuest: wire.role == .guest)
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

extension Chat {
  init(_ wire: WireThread) {
    self.init(
      id: wire.id, isGroup: wire.kind == .group, name: wire.name,
      memberNames: Dictionary(wire.members.map { ($0.handle, $0.name) }) { first, _ in first },
      lastMessage: wire.lastMessage.map(Message.init), readUpTo: wire.readUpTo,
      unreadCount: wire.unreadCount)
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
  init(_ event: ServerEvent) {
    self =
      switch event {
      case .message(let thread, let message): .message(Message(message), chat: thread)
      case .threadChanged(let thread): .chatChanged(Chat(thread))
      case .contactsChanged: .contactsChanged
      case .sessionEnded: .sessionEnded
      }
  }
}
