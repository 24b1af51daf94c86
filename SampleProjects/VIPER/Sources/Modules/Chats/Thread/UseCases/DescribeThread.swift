/// Puts together what there is to say of a thread: what the server has, and after it what waits.
@MainActor
struct DescribeThread {
  let details: any ThreadDetailsService
  let history: any ThreadHistoryService
  let outbox: any ThreadOutboxService
  let account: any ThreadAccountService

  /// - Parameter hasFailed: Whether the messages could not be loaded.
  /// - Returns: `nil` if the thread is gone.
  func callAsFunction(_ thread: String, hasFailed: Bool) -> ThreadResponse? {
    guard let details = details.details(of: thread) else { return nil }
    let history = history.history(of: thread)
    let waiting = outbox.waiting(in: thread).map(response)
    let known = history?.messages.map { response($0, in: details) }
    let hasMessages = known != nil || !waiting.isEmpty
    return ThreadResponse(
      name: details.name, mayLeave: details.mayBeLeft, hasOlder: history?.hasOlder ?? false,
      messages: ListResponse(hasMessages ? (known ?? []) + waiting : nil, hasFailed: hasFailed))
  }

  private func response(_ message: ThreadMessage, in details: ThreadDetails) -> MessageResponse {
    let isOwn = message.sender == account.handle
    return MessageResponse(
      key: isOwn ? message.key : "\(message.number)", text: message.text,
      senderName: isOwn ? nil : details.name(of: message.sender), delivery: isOwn ? .sent : nil)
  }

  private func response(_ message: WaitingMessage) -> MessageResponse {
    MessageResponse(
      key: message.key, text: message.text, senderName: nil,
      delivery: message.hasFailed ? .failed : .sending)
  }
}
