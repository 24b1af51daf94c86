/// What the module needs from outside.
@MainActor
protocol ChatListService {
  var inbox: Inbox { get }

  /// Whether the conversations could not be loaded.
  var hasFailed: Bool { get }

  func observeInbox<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func reload() async
}
