/// What the server answers about a conversation's messages.
extension ChatsModel {
  mutating func receive(
    _ result: Result<[TextMessage], ServerError>, of id: String, before number: Int?,
    for handle: String
  ) {
    guard let number else { return receiveNewest(result, of: id, for: handle) }
    let page = Asked.Page(conversation: id, before: number)
    switch result {
    case .success(let messages):
      inbox.insert(messages, in: id, for: handle)
      if !messages.isEmpty { asked.pages.remove(page) }
    case .failure:
      // The user can ask for earlier messages again; a gap is filled on the next connection.
      if inbox.history(of: id).value?.gapEnd != number { asked.pages.remove(page) }
    }
  }

  private mutating func receiveNewest(
    _ result: Result<[TextMessage], ServerError>, of id: String, for handle: String
  ) {
    switch result {
    case .success(let messages):
      guard inbox.conversation(id) != nil else { return }
      inbox.take(newest: messages, of: id, for: handle)
    case .failure:
      inbox.histories[id]?.failLoading()
    }
  }

  /// Tells that nothing is known of the open conversation, if so.
  mutating func failLoadingThread() {
    guard let id = openConversation else { return }
    inbox.histories[id, default: .notAsked].failLoading()
  }

  mutating func finishSending(
    _ text: OutgoingText, _ result: Result<TextMessage, ServerError>, for handle: String
  ) {
    switch result {
    case .success(let message):
      inbox.receive(message, in: text.conversation, for: handle)
    case .failure(.noConnection):
      // Nobody knows whether it has arrived. On the next connection it is sent under the same key.
      return
    case .failure:
      inbox.fail(text.key)
    }
    if asked.sending == text.key { asked.sending = nil }
  }

  mutating func finishReadMark(of id: String, upTo number: Int, failure: ServerError?) {
    guard failure == nil, inbox.conversation(id)?.readUpTo == number else { return }
    inbox.unreportedReads.remove(id)
  }
}
