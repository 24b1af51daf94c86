import MessengerHost
import MessengerWire

extension Session {
  init(_ wire: WireSession) {
    token = wire.token
    account = Account(name: wire.name, handle: wire.handle, mayBuy: wire.role == .member)
  }
}

extension Person {
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
      members: wire.members.map(Person.init), lastMessage: wire.lastMessage.map(Message.init),
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
    self.init(number: wire.number, amount: wire.amount, cardEnding: wire.cardEnding)
  }
}

extension ConnectionStatus {
  init(_ state: ConnectionState) {
    switch state {
    case .offline: self = .offline
    case .connecting: self = .connecting
    case .online: self = .online
    }
  }
}
