/// The conversations that the module lists.
@MainActor
protocol ChatListConversationService {
  /// Those with the latest activity first; `nil` if they were never loaded.
  var chats: [Chat]? { get }

  /// Whether there are none because they could not be loaded.
  var hasFailed: Bool { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func reload() async
}
