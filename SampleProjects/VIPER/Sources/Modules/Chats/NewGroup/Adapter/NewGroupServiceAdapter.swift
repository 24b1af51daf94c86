/// Gives the module what it needs, from the services of the app.
struct NewGroupServiceAdapter: NewGroupService {
  let services: AppServices

  var contacts: [Person]? { services.contacts.contacts }

  func observeContacts<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.contacts.observers.add(observer, react)
  }

  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String {
    try await services.conversations.createGroup(named: name, with: handles)
  }
}
