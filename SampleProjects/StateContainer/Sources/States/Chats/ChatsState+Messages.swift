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
    guard let conversation = conversation(id), history(of: id).isAsked(before: reply.before)
    else { return [] }
    let oldNewest = history(of: id).messages.last?.number
    if reply.before != nil {
      changeHistory(of: id) { $0.takePage(reply.result) }
    } else {
      let last = conversation.lastMessage
      let isTooOld = changeHistory(of: id) { $0.takeNewest(reply.result, and: last) }
      if isTooOld { return loadNewest(of: id) }
    }
    // Without a reply, whatever is there can be read on, and older messages can be asked for again.
    guard case .success(let messages) = reply.result else { return [] }
    outbox.confirm(messages.map(\.key))
    if history(of: id).messages.last?.number != oldNewest { scrollToNewest(in: id) }
    // What came after the server had made its reply leaves a gap.
    return messages.isEmpty ? [] : fillGap(in: id)
  }

  /// Asks for the newest messages. If that is under way, the reply is of another connection.
  mutating func loadNewest(of id: Conversation.ID) -> [ChatsEffect] {
    changeHistory(of: id) { $0.loadNewest() } ? [loadMessages(of: id, before: nil)] : []
  }

  /// Asks for the page before the first message that is known.
  mutating func loadOlder(of id: Conversation.ID) -> [ChatsEffect] {
    let history = history(of: id)
    return history.canLoadOlder ? loadPage(of: id, before: history.messages.first?.number) : []
  }

  private mutating func fillGap(in id: Conversation.ID) -> [ChatsEffect] {
    guard page?.thread?.conversation == id else { return [] }
    return loadPage(of: id, before: history(of: id).known.value?.gapEnd)
  }

  private mutating func loadPage(of id: Conversation.ID, before number: Int?) -> [ChatsEffect] {
    let number = changeHistory(of: id) { $0.loadPage(before: number) }
    return number.map { [loadMessages(of: id, before: $0)] } ?? []
  }

  private func loadMessages(of id: Conversation.ID, before number: Int?) -> ChatsEffect {
    .loadMessages(of: id, before: number, limit: Self.pageLength)
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
