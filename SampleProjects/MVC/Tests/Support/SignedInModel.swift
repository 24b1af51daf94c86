import MessengerHost
import MessengerStorage
import MessengerWire

@testable import MVC

/// The model of somebody who is signed in, on a connection that a test answers on.
@MainActor
struct SignedInModel {
  let connection: ConnectionFake
  let store: Store
  let session: Session
  let account: Account

  static let record = SessionRecord(token: "t", name: "Ada", handle: "ada", isGuest: false)
  static let wireSession = WireSession(token: "t", name: "Ada", handle: "ada", role: .member)

  /// Resumes a session; `reply` says what else the server answers.
  init(
    _ state: ConnectionState = .online,
    reply: @escaping (ClientRequest) -> ServerReply? = { _ in nil }
  ) async throws {
    await MainActor.settle()
    connection = ConnectionFake(state)
    connection.reply = { request in
      switch request {
      case .resume: .session(Self.wireSession)
      default: reply(request)
      }
    }
    store = Store(try Database.inMemory())
    store[.session] = Self.record
    session = Session(
      connection: connection, network: NetworkStatus(connection), store: store)
    guard let account = session.account else { throw NobodyIsSignedIn() }
    self.account = account
    await MainActor.settle()
  }

  private struct NobodyIsSignedIn: Error {}
}
