import MessengerHost
import MessengerWire

extension Session {
  init(_ wire: WireSession) {
    self.init(
      token: wire.token,
      account: Account(name: wire.name, handle: wire.handle, mayBuy: wire.role == .member))
  }
}

extension Conversation {
  init(_ wire: WireThread) {
    self.init(
      id: wire.id, isGroup: wire.kind == .group, name: wire.name,
      members: wire.members.map(Contact.init), lastMessage: wire.lastMessage.map(TextMessage.init),
      readUpTo: wire.readUpTo, unreadCount: wire.unreadCount)
  }
}

extension TextMessage {
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
  init(_ event: ServerEvent) {
    self =
      switch event {
      case .message(let thread, let message):
        .message(TextMessage(message), conversation: thread)
      case .threadChanged(let thread): .conversation(Conversation(thread))
      case .contactsChanged: .contactsChanged
      case .sessionEnded: .sessionEnded
      }
  }
}

extension ConnectionStatus {
  init(_ state: ConnectionState) {
    self =
      switch state {
      case .offline: .offline
      case .connecting: .connecting
      case .online: .online
      }
  }
}

extension Result<ServerAnswer, ServerError> {
  init(_ reply: ServerReply) {
    self =
      switch reply {
      case .session(let session): .success(.session(Session(session)))
      case .contact(let person): .success(.contact(Contact(person)))
      case .contacts(let people): .success(.contacts(people.map(Contact.init)))
      case .thread(let thread): .success(.conversation(Conversation(thread)))
      case .threads(let threads): .success(.conversations(threads.map(Conversation.init)))
      case .page(let page): .success(.messages(page.messages.map(TextMessage.init)))
      case .message(let message): .success(.message(TextMessage(message)))
      case .packs(let packs): .success(.packs(packs.map(StickerPack.init)))
      case .receipt(let receipt): .success(.receipt(Receipt(receipt)))
      case .done: .success(.done)
      case .refused(let refusal): .failure(ServerError(refusal))
      }
  }
}

extension ServerError {
  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .wrongCredentials: .wrongCredentials
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .invalid(what: "name"): .nameTooLong
      case .invalid(what: "handle"): .ownHandle
      case .cardDeclined: .cardDeclined
      case .sessionExpired: .sessionExpired
      case .invalid, .notFound, .notAllowed: .refused
      }
  }
}
