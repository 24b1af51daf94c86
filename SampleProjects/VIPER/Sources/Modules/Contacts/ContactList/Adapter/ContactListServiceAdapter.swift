/// Gives the module what it needs, from the services of the app.
struct ContactListServiceAdapter: ContactListService {
  let services: AppServices

  var contacts: [Person]? { services.contacts.contacts }
  var hasFailed: Bool { services.contacts.hasFailed }

  func observeContacts<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.contacts.observers.add(observer, react)
  }

  func reload() async {
    await services.contacts.reload()
  }

  func wait(seconds: Double) async throws(CancellationError) {
    try await services.clock.sleep(for: seconds)
  }
}
