import MessengerTexts

/// A message as a thread shows it.
struct MessageRow: Equatable {
  /// What makes it the same message, whatever becomes of it.
  let id: String
  let text: String

  /// The name of who wrote it, unless that is the user.
  let sender: String?

  /// What has become of it, if it is the user's.
  let status: String?

  /// How to try again, if it has failed.
  let retry: String?
}

extension Inbox {
  /// The messages of a thread, those last that the server does not have.
  func rows(of thread: ChatThread, texts: Texts) -> Loadable<[MessageRow]> {
    let waiting = outgoing.filter { $0.thread == thread.id }.map { message in
      MessageRow(
        id: message.key, text: message.text, sender: nil,
        status: texts[message.hasFailed ? .failed : .sending],
        retry: message.hasFailed ? texts[.retry] : nil)
    }
    guard let history = histories[thread.id] else {
      if !waiting.isEmpty { return .loaded(waiting) }
      return failedHistories.contains(thread.id) ? .failed : .loading
    }
    let known = history.messages.map { message in
      let isOwn = message.sender == owner
      return MessageRow(
        id: isOwn ? message.key : "\(message.number)", text: message.text,
        sender: isOwn ? nil : thread.name(of: message.sender),
        status: isOwn ? texts[.sent] : nil, retry: nil)
    }
    return .loaded(known + waiting)
  }
}
