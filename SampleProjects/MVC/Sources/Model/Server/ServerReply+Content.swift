import MessengerWire

/// What a reply holds, in the model's own words; `nil` if it is about something else.
extension ServerReply {
  var session: SessionRecord? {
    if case .session(let session) = self { SessionRecord(session) } else { nil }
  }

  var contact: Contact? {
    if case .contact(let person) = self { Contact(person) } else { nil }
  }

  var contacts: [Contact]? {
    if case .contacts(let people) = self { people.map(Contact.init) } else { nil }
  }

  var chat: Chat? {
    if case .thread(let thread) = self { Chat(thread) } else { nil }
  }

  var chats: [Chat]? {
    if case .threads(let threads) = self { threads.map(Chat.init) } else { nil }
  }

  var messages: [Message]? {
    if case .page(let page) = self { page.messages.map(Message.init) } else { nil }
  }

  var message: Message? {
    if case .message(let message) = self { Message(message) } else { nil }
  }

  var stickerPacks: [StickerPack]? {
    if case .packs(let packs) = self { packs.map(StickerPack.init) } else { nil }
  }

  var receipt: Receipt? {
    if case .receipt(let receipt) = self { Receipt(receipt) } else { nil }
  }

  /// That what was asked for is done, and there is nothing to tell.
  var done: Void? {
    self == .done ? () : nil
  }

  /// The reply, unless it says that nothing was done.
  var unlessRefused: Result<ServerReply, RequestError> {
    guard case .refused(let refusal) = self else { return .success(self) }
    return .failure(.refused(RequestError.Reason(refusal)))
  }
}
