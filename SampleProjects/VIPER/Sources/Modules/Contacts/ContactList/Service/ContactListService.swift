/// The contacts that the module lists.
@MainActor
protocol ContactListService {
  /// In the order of their names; `nil` if they were never loaded.
  var contacts: [ListedContact]? { get }

  /// Whether there are none because they could not be loaded.
  var hasFailed: Bool { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func reload() async
}
