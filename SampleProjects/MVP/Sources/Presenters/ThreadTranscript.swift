import MessengerTexts

/// What is read in a thread: first what the server has, then what it does not have yet.
struct ThreadTranscript: Equatable {
  private(set) var content: ListContent<MessageRow>

  /// What tells the messages apart, row by row; the same before and after one is sent.
  let keys: [String]
  let hasOlder: Bool

  /// - Parameter reader: The handle of who reads.
  init(
    thread: ChatThread, history: Loadable<History>, outgoing: [OutgoingMessage], reader: String?,
    texts: Texts
  ) {
    let messages = history.value?.messages ?? []
    let known = Set(messages.map(\.key))
    let waiting = outgoing.filter { !known.contains($0.key) }
    keys = messages.map { $0.sender == reader ? $0.key : "\($0.number)" } + waiting.map(\.key)
    hasOlder = history.value?.hasOlder ?? false
    if history == .loading, waiting.isEmpty {
      content = ListContent(isBusy: true)
    } else if history == .failed, waiting.isEmpty {
      content = ListContent(error: texts[.couldNotLoad], retryTitle: texts[.retry])
    } else {
      content = ListContent(
        rows: messages.map { MessageRow($0, in: thread, reader: reader, texts: texts) }
          + waiting.map { MessageRow($0, texts: texts) })
    }
  }

  /// Says what has gone wrong apart from loading, which it does not help to try again.
  mutating func warn(_ text: String) {
    content.error = text
    content.retryTitle = nil
  }

  /// Where the messages have to lie when they take the place of others.
  func position(after old: ThreadTranscript?) -> MessagesPosition {
    guard let old, keys.last == old.keys.last else { return .newest }
    let added = old.keys.first.flatMap { keys.firstIndex(of: $0) } ?? 0
    return .same(addedAbove: added)
  }
}

extension MessageRow {
  fileprivate init(_ message: Message, in thread: ChatThread, reader: String?, texts: Texts) {
    let isOwn = message.sender == reader
    self.init(
      text: message.text, sender: isOwn ? nil : thread.memberName(of: message.sender),
      status: isOwn ? texts[.sent] : nil, retryTitle: nil)
  }

  fileprivate init(_ message: OutgoingMessage, texts: Texts) {
    self.init(
      text: message.text, sender: nil, status: texts[message.hasFailed ? .failed : .sending],
      retryTitle: message.hasFailed ? texts[.retry] : nil)
  }
}
