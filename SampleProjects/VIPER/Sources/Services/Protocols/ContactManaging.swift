/// The user's contacts. Tells when they change, or cannot be loaded.
@MainActor
protocol ContactManaging: ObservableService {
  /// In the order of their names; `nil` if they were never loaded.
  var contacts: [Person]? { get }

  /// Whether there are none because they could not be loaded.
  var hasFailed: Bool { get }

  func contact(_ handle: String) -> Person?
  func reload() async
  func add(name: String, handle: String) async throws(ServiceError)
  func remove(_ handle: String) async throws(ServiceError)
}
