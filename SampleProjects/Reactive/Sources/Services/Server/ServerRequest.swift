import MessengerWire

/// Something to ask of the server, and how to read the reply.
struct ServerRequest<Reply> {
  let wire: ClientRequest
  let read: @MainActor (ServerReply) -> Reply?
}

extension ServerRequest<Session> {
  static func session(of credentials: Credentials) -> Self {
    Self(wire: .signIn(username: credentials.username, password: credentials.password)) {
      if case .session(let session) = $0 { Session(session) } else { nil }
    }
  }

  static func resume(token: String) -> Self {
    Self(wire: .resume(token: token)) {
      if case .session(let session) = $0 { Session(session) } else { nil }
    }
  }

  static func rename(to name: AccountName) -> Self {
    Self(wire: .rename(name: name.text)) {
      if case .session(let session) = $0 { Session(session) } else { nil }
    }
  }
}

extension ServerRequest<[Contact]> {
  static var contacts: Self {
    Self(wire: .contacts) {
      if case .contacts(let people) = $0 { people.map(Contact.init) } else { nil }
    }
  }
}

extension ServerRequest<Contact> {
  static func add(_ contact: Contact) -> Self {
    Self(wire: .addContact(name: contact.name, handle: contact.handle)) {
      if case .contact(let person) = $0 { Contact(person) } else { nil }
    }
  }
}

extension ServerRequest<[ChatThread]> {
  static var threads: Self {
    Self(wire: .threads) {
      if case .threads(let threads) = $0 { threads.map(ChatThread.init) } else { nil }
    }
  }
}

extension ServerRequest<ChatThread> {
  static func create(_ group: NewGroup) -> Self {
    Self(wire: .createGroup(name: group.name, members: group.members), read: thread)
  }

  static func openThread(with handle: String) -> Self {
    Self(wire: .openThread(with: handle), read: thread)
  }

  private static func thread(_ reply: ServerReply) -> ChatThread? {
    if case .thread(let thread) = reply { ChatThread(thread) } else { nil }
  }
}

extension ServerRequest<[Message]> {
  private static var pageLength: Int { 20 }

  static func page(_ request: PageRequest) -> Self {
    Self(wire: .history(thread: request.thread, before: request.before, limit: pageLength)) {
      if case .page(let page) = $0 { page.messages.map(Message.init) } else { nil }
    }
  }
}

extension ServerRequest<Message> {
  static func send(_ message: OutgoingMessage) -> Self {
    Self(wire: .send(thread: message.thread, text: message.text, key: message.key)) {
      if case .message(let message) = $0 { Message(message) } else { nil }
    }
  }
}

extension ServerRequest<[StickerPack]> {
  static var stickerPacks: Self {
    Self(wire: .stickerPacks) {
      if case .packs(let packs) = $0 { packs.map(StickerPack.init) } else { nil }
    }
  }
}

extension ServerRequest<Receipt> {
  static func receipt(for purchase: Purchase, key: String) -> Self {
    let (pack, card) = (purchase.pack.id, purchase.card.digits)
    return Self(wire: .buyStickerPack(id: pack, key: key, card: card)) {
      if case .receipt(let receipt) = $0 { Receipt(receipt) } else { nil }
    }
  }
}

extension ServerRequest<Void> {
  static var sessionEnd: Self { done(.signOut) }

  static func remove(contact handle: String) -> Self { done(.removeContact(handle: handle)) }

  static func leave(_ departure: Departure) -> Self {
    done(.leaveThread(id: departure.thread))
  }

  static func markRead(_ mark: ReadMark) -> Self {
    done(.markRead(thread: mark.thread, upTo: mark.upTo))
  }

  private static func done(_ wire: ClientRequest) -> Self {
    Self(wire: wire) { $0 == .done ? () : nil }
  }
}
