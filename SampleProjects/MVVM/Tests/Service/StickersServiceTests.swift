import MessengerHost
import MessengerWire
import Testing

@testable import MVVM

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
  }

  @Test func aGuestCannotBuy() async throws {
    let service = try service(of: .guest)
    let card = try #require(CardNumber("4242424242424242"))
    #expect(!service.canBuy)
    await #expect(throws: ServiceError.refused) { try await service.buy("cats", with: card) }
    #expect(connection.requests.isEmpty)
  }
}
