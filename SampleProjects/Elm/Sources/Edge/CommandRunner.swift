/// Does what updates have decided, and hands on the messages that come of it.
@MainActor
final class CommandRunner {
  private let server: Server
  private let store: MemoryStore
  private let tasks = TaskBag()

  init(server: Server, store: MemoryStore) {
    self.server = server
    self.store = store
  }

  func run<Message>(_ command: Command<Message>, answer: @escaping @MainActor (Message) -> Void) {
    switch command {
    case .save(let new, let old):
      store.save(new, insteadOf: old)
    case .ask(let request, let message):
      tasks.start { [server] in
        let reply = await server.reply(to: request)
        if let message = message(reply) { answer(message) }
      }
    }
  }
}
