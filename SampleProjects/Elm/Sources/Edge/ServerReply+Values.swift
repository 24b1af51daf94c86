import MessengerWire

/// What a reply holds, in the words of the app; `nil` if it is a reply of another kind.
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

  var messages: [TextMessage]? {
    if case .page(let page) = self { page.messages.map(TextMessage.init) } else { nil }
  }

  var message: TextMessage? {
    if case .message(let message) = self { TextMessage(message) } else { nil }
  }

  var packs: [StickerPack]? {
    if case .packs(let packs) = self { packs.map(StickerPack.init) } else { nil }
  }

  var receipt: Receipt? {
    if case .receipt(let receipt) = self { Receipt(receipt) } else { nil }
  }
}
