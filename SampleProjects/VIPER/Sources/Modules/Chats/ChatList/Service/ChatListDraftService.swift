/// What is written in the conversations and not sent.
@MainActor
protocol ChatListDraftService {
  /// `nil` if nothing is.
  func draft(in chat: String) -> String?

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
