import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import VIPER

@Suite("The shop") @MainActor
struct StickerManagerTests {
  private let connection = FakeConnection()
  private let documents: DocumentStore
  private let session: SessionManager

  init() async throws {
    documents = DocumentStore(try Database.inMemory())
    session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
    connection.outcomes = [.success(.session(.ada))]
    try await session.signIn(username: "ada", password: "lovelace")
  }

  /// The keys of the purchases that the server was asked for.
  private var keys: [String] {
    connection.requests.compactMap { request in
      if case .buyStickerPack(_, let key, _) = request { key } else { nil }
    }
  }

  private func buy(
    with stickers: StickerManager, outcome: Result<ServerReply, ConnectionError>
  ) async -> Result<Receipt, ServiceError> {
    connection.outcomes = [outcome]
    do throws(ServiceError) {
      return .success(try await stickers.buy("cats", card: "4242"))
    } catch {
      return .failure(error)
    }
  }

  private let receipt = ServerReply.receipt(
    WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242"))

  @Test("is asked under the same key until there is an answer, also after another start")
  func sameKey() async {
    let first = StickerManager(session: session, documents: documents)
    #expect(await buy(with: first, outcome: .failure(.lost)) == .failure(.noConnection))
    let second = StickerManager(session: session, documents: documents)
    #expect(
      await buy(with: second, outcome: .success(receipt))
        == .success(Receipt(number: 1, amount: 199, cardEnding: "4242")))
    #expect(keys.count == 2)
    #expect(Set(keys).count == 1)
  }

  @Test(
    "is asked under another key after an answer, whatever it was",
    arguments: [ServiceError?.none, .cardDeclined])
  func otherKey(error: ServiceError?) async {
    let stickers = StickerManager(session: session, documents: documents)
    let answer = error == nil ? receipt : .refused(.cardDeclined)
    _ = await buy(with: stickers, outcome: .success(answer))
    _ = await buy(with: stickers, outcome: .success(receipt))
    #expect(keys.count == 2)
    #expect(Set(keys).count == 2)
  }

  @Test("knows the packs that were listed last, until the session ends")
  func packs() async throws {
    let stickers = StickerManager(session: session, documents: documents)
    #expect(stickers.pack("cats") == nil)
    let cats = WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    connection.outcomes = [.success(.packs([cats]))]
    #expect(try await stickers.load() == [StickerPack(cats)])
    #expect(stickers.pack("cats") == StickerPack(cats))
    session.end(expired: false)
    #expect(stickers.pack("cats") == nil)
  }
}
