/// What the server answers when it does what it was asked.
enum ServerAnswer: Equatable {
  case session(Session)
  case contact(Contact)
  case contacts([Contact])
  case conversation(Conversation)
  case conversations([Conversation])
  case messages([TextMessage])
  case message(TextMessage)
  case packs([StickerPack])
  case receipt(Receipt)
  case done
}

/// What an answer holds; `nil` if it is an answer of another kind.
extension ServerAnswer {
  var session: Session? { if case .session(let session) = self { session } else { nil } }

  var contact: Contact? { if case .contact(let contact) = self { contact } else { nil } }

  var contacts: [Contact]? { if case .contacts(let contacts) = self { contacts } else { nil } }

  var conversation: Conversation? {
    if case .conversation(let conversation) = self { conversation } else { nil }
  }

  var conversations: [Conversation]? {
    if case .conversations(let conversations) = self { conversations } else { nil }
  }

  var messages: [TextMessage]? { if case .messages(let messages) = self { messages } else { nil } }

  var message: TextMessage? { if case .message(let message) = self { message } else { nil } }

  var packs: [StickerPack]? { if case .packs(let packs) = self { packs } else { nil } }

  var receipt: Receipt? { if case .receipt(let receipt) = self { receipt } else { nil } }
}
