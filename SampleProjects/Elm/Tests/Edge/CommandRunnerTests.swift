import MessengerStorage
import MessengerWire
import Testing

@testable import Elm

@Suite("The edge's commands") @MainActor
final class CommandRunnerTests {
  private let connection = FakeConnection()
  private let store: MemoryStore
  private let runner: CommandRunner
  private var messages: [String] = []

  init() throws {
    store = MemoryStore(try Database.inMemory())
    runner = CommandRunner(server: Server(connection: connection), store: store)
  }

  @Test("hand on what they say that the reply becomes, whatever that is")
  func continuation() async {
    connection.replies = [.success(.done), .success(.refused(.notFound))]
    await run(.tell(.signOut) { $0 == nil ? "done" : "failed" })
    await run(.tell(.signOut) { $0 == nil ? "done" : "failed" })
    #expect(messages == ["done", "failed"])
  }

  @Test("hand on nothing if nobody waits")
  func nobodyWaits() async {
    connection.replies = [.success(.done)]
    await run(.tell(.signOut))
    #expect(connection.requests == [.signOut])
    #expect(messages.isEmpty)
  }

  @Test("keep what survives")
  func save() async {
    let memory = Memory(account: AccountMemory(session: .ada))
    await run(.save(memory, insteadOf: Memory()))
    #expect(store.load() == memory)
  }

  private func run(_ command: Command<String>) async {
    runner.run(command) { [weak self] in self?.messages.append($0) }
    await MainActor.settle()
  }
}
