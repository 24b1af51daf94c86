/// Does what updates have decided, and hands on the messages that come of it.
@MainActor
final class CommandRunner {
  private let server: Server
  private let store: MemoryStore
  private let model: @MainActor () -> AppModel?
  private let tasks = TaskBag()

  init(
    server: Server, store: MemoryStore, model: @escaping @MainActor () -> AppModel? = { nil }
  ) {
    self.server = server
    self.store = store
    self.model = model
  }

  func run<Message>(_ command: Command<Message>, answer: @escaping @MainActor (Message) -> Void) {
    switch command {
    case .save(let new, let old):
      store.save(new, insteadOf: old)
    case .ask(let request, let message):
      let request = inPresentSession(request)
      tasks.start { [server] in
        let reply = await server.reply(to: request)
        if let message = message(reply) { answer(message) }
      }
    }
  }

  /// In the name of whoever is signed in now.
  private func inPresentSession(_ request: ServerRequest) -> ServerRequest {
    guard case .resume = request, let session = model()?.presentSession else { return request }
    return .resume(token: session)
  }
}
