extension ChatsState {
  private static let pageLength = 20

  /// Takes a message that somebody has written, on whatever device.
  mutating func receive(_ message: Message, in id: Conversation.ID) -> [ChatsEffect] {
    guard let known = conversation(id) else { return loadConversations() }
    histories[id]?.insert([message])
    outbox.confirm([message.key])
    guard message.number > known.lastNumber else { return [] }
    var conversation = known
    conversation.lastMessage = message
    if message.sender != handle { conversation.unreadCount += 1 }
    moveToTop(conversation)
    scrollToNewest(in: id)
    return readWhatIsOnScreen() + fillGap(in: id)
  }

  mutating func take(_ reply: MessagesReply) -> [ChatsEffect] {
    let id = reply.conversation
    guard let conversation = conversation(id) else { return [] }
    switch reply.result {
    case .success(let messages):
      let oldNewest = histories[id]?.messages.last?.number
      // What came after the server had made its reply leaves a gap, which is filled.
      let newest = conversation.lastMessage.map { [$0] } ?? []
      histories[id, default: History()].insert(messages + newest)
      outbox.confirm(messages.map(\.key))
      if histories[id]?.messages.last?.number != oldNewest { scrollToNewest(in: id) }
      return messages.isEmpty ? [] : fillGap(in: id)
    case .failure:
      // Whatever is there can be read on; the user can ask for older messages again.
      if reply.before == nil { changeThread(on: reply.visit) { $0.hasFailed = true } }
      return []
    }
  }

  /// Asks for a page of messages: the newest ones, or those before a number.
  func loadMessages(for thread: ThreadPage, before number: Int?) -> ChatsEffect {
    .loadMessages(
      of: thread.conversation, before: number, limit: Self.pageLength, visit: thread.visit)
  }

  private func fillGap(in id: Conversation.ID) -> [ChatsEffect] {
    guard let thread = page?.thread, thread.conversation == id, let end = histories[id]?.gapEnd
    else { return [] }
    return [loadMessages(for: thread, before: end)]
  }

  /// What the field of a conversation would send; `nil` if that is nothing.
  func textToSend(to id: Conversation.ID) -> String? {
    let text = (drafts[id] ?? "").trimmed
    return text.isEmpty ? nil : text
  }

  mutating func send(to id: Conversation.ID) -> [ChatsEffect] {
    guard let text = textToSend(to: id), let conversation = conversation(id) else { return [] }
    drafts[id] = nil
    outbox.add(OutgoingMessage(key: keys.next(), conversation: id, text: text))
    moveToTop(conversation)
    scrollToNewest(in: id)
    return sendNext()
  }

  mutating func sendNext() -> [ChatsEffect] {
    guard sessionStatus == .up, let message = outbox.next() else { return [] }
    return [.send(message)]
  }

  mutating func sent(
    _ message: OutgoingMessage, _ result: Result<Message, ServerError>
  ) -> [ChatsEffect] {
    outbox.end(message.key)
    switch result {
    case .success(let sent):
      outbox.confirm([message.key])
      return receive(sent, in: message.conversation) + sendNext()
    case .failure(.noConnection), .failure(.sessionExpired):
      return []
    case .failure:
      outbox.fail(message.key)
      return sendNext()
    }
  }
}
