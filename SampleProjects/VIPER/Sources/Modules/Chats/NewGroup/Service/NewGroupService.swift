/// What the module needs from outside.
@MainActor
protocol NewGroupService {
  /// `nil` if they were never loaded.
  var contacts: [Person]? { get }

  func observeContacts<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  /// The identifier of the group.
  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String
}
