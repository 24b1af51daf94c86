import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Reactive

@Suite("Stickers service") @MainActor
struct StickersServiceTests {
  private let connection = FakeConnection()
  private let service: StickersService
  private let pack = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)

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
    let card = try CardNumber(typed: "4242424242424242")
    for _ in 1...2 {
      let attempt = Recorder(service.buy(pack, with: card))
      await MainActor.settle()
      attempt.stop()
    }
    return connection.requests.compactMap { request in
      if case .buyStickerPack(_, let key, _) = request { key } else { nil }
    }
  }

  @Test func usesOneKeyUntilTheServerHasAnswered() async throws {
    #expect(try await keys(afterFirst: nil) == ["1", "1"])
  }

  @Test func usesANewKeyAfterARefusal() async throws {
    #expect(try await keys(afterFirst: .refused(.cardDeclined)) == ["1", "2"])
  }
}
