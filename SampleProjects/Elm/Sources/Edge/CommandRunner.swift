/// Does what updates have decided, and answers with messages.
@MainActor
final class CommandRunner {
  private let server: Server
  private let store: MemoryStore
  private let tasks = TaskBag()

  init(server: Server, store: MemoryStore) {
    self.server = server
    self.store = store
  }

  func run(_ command: Command, answer: @escaping @MainActor (AppMessage) -> Void) {
    switch command {
    case .save(let new, let old):
      store.save(new, insteadOf: old)
    case .beginSession(let username, let password):
      tasks.start { [server] in
        answer(await server.signIn(username: username, password: password))
      }
    case .ask(let command, let session):
      tasks.start { [server] in
        guard let message = await server.perform(command, session: session) else { return }
        answer(message)
      }
    }
  }
}
