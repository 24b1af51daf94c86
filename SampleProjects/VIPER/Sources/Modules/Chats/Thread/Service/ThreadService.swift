/// What the module needs from outside, for one conversation.
@MainActor
protocol ThreadService {
  /// The handle of the user.
  var handle: String { get }
  var connection: ConnectionStatus { get }
  var inbox: Inbox { get }

  /// `nil` when it is gone.
  var conversation: Conversation? { get }

  /// What is written and not sent; empty if nothing.
  var draft: String { get }

  func observeConnection<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
  func observeInbox<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  /// Tells when there is a connection again on which messages can be asked for.
  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  /// Notes that the conversation is on the screen, and so is read.
  func open()
  func close()
  func loadNewest() async throws(ServiceError)

  /// Returns whether there are messages before the number.
  func loadPage(before number: Int) async throws(ServiceError) -> Bool
  func saveDraft(_ draft: String?)
  func send(_ text: String)
  func retry(_ key: String)
  func leave() async throws(ServiceError)
}
