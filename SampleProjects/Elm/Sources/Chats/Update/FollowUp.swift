/// What follows from how things are, whatever has led there.
extension ChatsModel {
  /// Brings the open page up to date, and asks for whatever is due.
  ///
  /// What was asked is noted, so that this can be done after each message.
  mutating func followUp(in situation: ChatsSituation) -> [Command<ChatsMessage>] {
    if let id = openConversation, inbox.conversation(id) == nil { pages.page = nil }
    keepChosen(among: situation.contacts)
    scrollToEnd(for: situation.handle)
    if let id = openConversation, situation.isInFront { inbox.markRead(id) }
    guard situation.link == .up else { return [] }
    return send() + reportReads() + fillGap()
  }

  /// Lets go of those for a new group who are no contacts any more.
  private mutating func keepChosen(among contacts: [Contact]) {
    guard case .newGroup(var group) = pages.page else { return }
    group.chosen.formIntersection(contacts.map(\.handle))
    pages.page = .newGroup(group)
  }

  /// Has the page show the end of the conversation, if that is another one than before.
  private mutating func scrollToEnd(for handle: String) {
    guard case .thread(var thread) = pages.page,
      let conversation = inbox.conversation(thread.conversation)
    else { return }
    let end = inbox.end(of: conversation.id)
    guard thread.end != end else { return }
    thread.end = end
    thread.scrollTarget = inbox.entries(of: conversation, for: handle).last?.id
    pages.page = .thread(thread)
  }

  /// The next message, if the one before has its reply.
  private mutating func send() -> [Command<ChatsMessage>] {
    guard asked.sending == nil, let next = inbox.outbox.first(where: { !$0.hasFailed }) else {
      return []
    }
    asked.sending = next.key
    return [.ask(.send(next), expecting: \.message) { .sent($0, next) }]
  }

  private mutating func reportReads() -> [Command<ChatsMessage>] {
    inbox.unreportedReads.sorted().compactMap { id in
      guard let number = inbox.conversation(id)?.readUpTo, asked.readMarks[id] != number else {
        return nil
      }
      asked.readMarks[id] = number
      return .tell(.markRead(conversation: id, upTo: number)) {
        .readMarked(conversation: id, upTo: number, failure: $0)
      }
    }
  }

  /// The page before the last gap in the conversation that is open.
  private mutating func fillGap() -> [Command<ChatsMessage>] {
    guard let id = openConversation, let end = inbox.history(of: id).value?.gapEnd else {
      return []
    }
    return loadPage(of: id, before: end)
  }
}
