/// Gives the module what it needs, from the services of the app.
struct ChatListServiceAdapter: ChatListService {
  let services: AppServices

  var inbox: Inbox { services.inbox.inbox }
  var hasFailed: Bool { services.conversations.hasFailed }

  func observeInbox<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    services.inbox.observers.add(observer, react)
    services.conversations.observers.add(observer, react)
  }

  func reload() async {
    await services.conversations.reload()
  }
}
