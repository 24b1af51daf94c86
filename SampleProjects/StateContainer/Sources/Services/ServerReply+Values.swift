import MessengerWire

/// What a reply is about, in the app's own words; `nil` if it is about something else.
extension ServerReply {
  var session: Session? {
    if case .session(let session) = self { Session(session) } else { nil }
  }

  var contact: Contact? {
    if case .contact(let person) = self { Contact(person) } else { nil }
  }

  var contacts: [Contact]? {
    if case .contacts(let people) = self { people.map(Contact.init) } else { nil }
  }

  var conversation: Conversation? {
    if case .thread(let thread) = self { Conversation(thread) } else { nil }
  }

  var conversations: [Conversation]? {
    if case .threads(let threads) = self { threads.map(Conversation.init) } else { nil }
  }

  var messages: [Message]? {
    if case .page(let page) = self { page.messages.map(Message.init) } else { nil }
  }

  var message: Message? {
    if case .message(let message) = self { Message(message) } else { nil }
  }

  var packs: [StickerPack]? {
    if case .packs(let packs) = self { packs.map(StickerPack.init) } else { nil }
  }

  var receipt: Receipt? {
    if case .receipt(let receipt) = self { Receipt(receipt) } else { nil }
  }
}
