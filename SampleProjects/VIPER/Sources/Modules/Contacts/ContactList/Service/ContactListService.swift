/// What the module needs from outside.
@MainActor
protocol ContactListService {
  /// In the order of their names; `nil` if they were never loaded.
  var contacts: [Person]? { get }

  /// Whether the contacts could not be loaded.
  var hasFailed: Bool { get }

  func observeContacts<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func reload() async

  /// Throws when the task is cancelled.
  func wait(seconds: Double) async throws(CancellationError)
}
