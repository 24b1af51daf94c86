/// Keeps what the app knows equal to what the server knows, for as long as it lives.
@MainActor
final class Synchroniser {
  private let server: ServerClient
  private let services: AppServices
  private var tasks: [Task<Void, Never>] = []

  init(server: ServerClient, services: AppServices) {
    self.server = server
    self.services = services
  }

  deinit {
    for task in tasks { task.cancel() }
  }

  /// Follows the connection from now on.
  func start() {
    let (statuses, news) = (server.statuses(), server.news())
    let following = Task { [server, services] in
      for await state in statuses {
        server.connectionChanged()
        services.network.connectionBecame(NetworkStatus(state))
        if state == .online { Task { await services.session.resume() } }
      }
    }
    let listening = Task { [services] in
      for await event in news { services.session.account?.take(News(event)) }
    }
    tasks = [following, listening]
  }
}
