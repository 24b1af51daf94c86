import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Reactive

@Suite("Stickers service") @MainActor
struct StickersServiceTests {
  private let connection = FakeConnection()
  private let service: StickersService

  init() throws {
    let sessions = SessionStore(database: AppDatabase(try Database.inMemory()))
    sessions.session = ada
    connection.reply = { _ in .session(wireAda) }
    var lastKey = 0
    service = StickersService(
      session: SessionService(server: Server(connection: connection), store: sessions)
    ) {
      lastKey += 1
      return "\(lastKey)"
    }
  }

  /// The keys of two attempts, of which the first is answered like this.
  private func keys(afterFirst reply: ServerReply?) async throws -> [String] {
    await MainActor.settle()
    connection.reply = { _ in reply }
    let purchase = try Purchase(of: cats, typedCard: "4242424242424242", by: ada)
    for _ in 1...2 {
      let attempt = Recorder(service.buy(purchase))
      await MainActor.settle()
      attempt.stop()
    }
    return connection.requests.compactMap { request in
      if case .buyStickerPack(_, let key, _) = request { key } else { nil }
    }
  }

  @Test func usesOneKeyUntilTheServerHasAnswered() async throws {
    let keys = try await keys(afterFirst: nil)
    #expect(keys.count == 2)
    #expect(Set(keys).count == 1)
  }

  @Test func usesANewKeyAfterARefusal() async throws {
    let keys = try await keys(afterFirst: .refused(.cardDeclined))
    #expect(Set(keys).count == 2)
  }
}
