/// Turns ``ContactManaging`` into ``ContactListService``.
struct ContactListAdapter: ContactListService {
  let manager: any ContactManaging

  var contacts: [ListedContact]? {
    manager.contacts?.map { ListedContact(name: $0.name, handle: $0.handle) }
  }

  var hasFailed: Bool { manager.hasFailed }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    manager.observe(observer, react)
  }

  func reload() async {
    await manager.reload()
  }
}
