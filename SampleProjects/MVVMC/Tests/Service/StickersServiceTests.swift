import MessengerHost
import MessengerWire
import Testing

@testable import MVVMC

@Suite @MainActor
struct StickersServiceTests {
  private let connection = FakeConnection()

  private func service(of session: Session) throws -> RemoteStickersService {
    let archive = Archive(try .inMemory())
    archive.write(session, to: .session)
    let sessions = RemoteSessionService(connection: connection, archive: archive)
    let client = ServerClient(
      connection: connection, sessions: sessions, token: session.token, isResumed: true)
    return RemoteStickersService(client: client, sessions: sessions, archive: archive)
  }

  @Test func aMemberBuys() async throws {
    connection.answer = { _ in
      .success(.receipt(WireReceipt(number: 7, pack: "cats", amount: 199, cardEnding: "4242")))
    }
    let service = try service(of: .ada)
    let card = try #require(CardNumber("4242424242424242"))
    #expect(service.canBuy)
    #expect(try await service.buy("cats", with: card).number == 7)
    #expect(service.receipt(7)?.amount == 199)
    #expect(service.receipt(8) == nil)
  }

  @Test func aPackThatIsOwnedIsNotBoughtAgain() async throws {
    let pack = WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    connection.answer = { _ in .success(.packs([pack])) }
    let service = try service(of: .ada)
    await service.load()
    let requests = connection.requests.count
    let card = try #require(CardNumber("4242424242424242"))
    await #expect(throws: ServiceError.refused) { try await service.buy("cats", with: card) }
    #expect(connection.requests.count == requests)
  }

  @Test func aPurchaseWhoseAnswerWasLostIsAskedForOnceMore() async throws {
    let service = try service(of: .ada)
    let card = try #require(CardNumber("4242424242424242"))
    connection.answer = { _ in .failure(.lost) }
    await #expect(throws: ServiceError.self) { try await service.buy("cats", with: card) }
    let pack = WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    connection.answer = { _ in .success(.packs([pack])) }
    await service.load()
    connection.answer = { _ in
      .success(.receipt(WireReceipt(number: 7, pack: "cats", amount: 199, cardEnding: "4242")))
    }
    #expect(try await service.buy("cats", with: card).number == 7)
  }

  @Test func aGuestCannotBuy() async throws {
    let service = try service(of: .guest)
    let card = try #require(CardNumber("4242424242424242"))
    #expect(!service.canBuy)
    await #expect(throws: ServiceError.refused) { try await service.buy("cats", with: card) }
    #expect(connection.requests.isEmpty)
  }
}
