/// An inbox as it stands in a file.
struct InboxRecord: Codable {
  let conversations: [ConversationRecord]?
  let messages: [String: [MessageRecord]]
  let outgoing: [OutgoingRecord]
  let drafts: [String: String]

  init(_ inbox: InboxSnapshot) {
    conversations = inbox.conversations?.map(ConversationRecord.init)
    messages = inbox.messages.mapValues { $0.map(MessageRecord.init) }
    outgoing = inbox.outgoing.map(OutgoingRecord.init)
    drafts = inbox.drafts
  }

  var snapshot: InboxSnapshot {
    InboxSnapshot(
      conversations: conversations?.map(\.conversation),
      messages: messages.mapValues { $0.map(\.message) },
      outgoing: outgoing.map(\.message), drafts: drafts)
  }
}

/// A conversation as it stands in a file.
struct ConversationRecord: Codable {
  let id: String
  let isGroup: Bool
  let name: String
  let members: [ContactRecord]
  let lastMessage: MessageRecord?
  let readUpTo: Int
  let unreadCount: Int

  init(_ conversation: Conversation) {
    id = conversation.id
    isGroup = conversation.isGroup
    name = conversation.name
    members = conversation.members.map(ContactRecord.init)
    lastMessage = conversation.lastMessage.map(MessageRecord.init)
    readUpTo = conversation.readUpTo
    unreadCount = conversation.unreadCount
  }

  var conversation: Conversation {
    Conversation(
      id: id, isGroup: isGroup, name: name, members: members.map(\.contact),
      lastMessage: lastMessage?.message, readUpTo: readUpTo, unreadCount: unreadCount)
  }
}

/// A message as it stands in a file.
struct MessageRecord: Codable {
  let number: Int
  let sender: String
  let text: String
  let key: String

  init(_ message: Message) {
    number = message.number
    sender = message.sender
    text = message.text
    key = message.key
  }

  var message: Message {
    Message(number: number, sender: sender, text: text, key: key)
  }
}

/// A message that has to be sent, as it stands in a file.
struct OutgoingRecord: Codable {
  let key: String
  let conversation: String
  let text: String
  let hasFailed: Bool

  init(_ message: OutgoingMessage) {
    key = message.key
    conversation = message.conversation
    text = message.text
    hasFailed = message.state == .failed
  }

  var message: OutgoingMessage {
    OutgoingMessage(
      key: key, conversation: conversation, text: text, state: hasFailed ? .failed : .waiting)
  }
}
