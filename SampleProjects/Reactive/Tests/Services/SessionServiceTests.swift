import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Reactive

@Suite("Session") @MainActor
struct SessionServiceTests {
  private let connection = FakeConnection()
  private let store: SessionStore

  init() throws {
    store = SessionStore(database: AppDatabase(try Database.inMemory()))
  }

  private func service(signedIn: Bool = true) -> SessionService {
    if signedIn { store.session = ada }
    connection.reply = { request in
      if case .resume = request { .session(wireAda) } else { .contacts([]) }
    }
    return SessionService(server: Server(connection: connection), store: store)
  }

  @Test func isResumedBeforeAnythingElseIsAsked() async {
    let service = service()
    connection.holdReplies()
    await MainActor.settle()
    let replies = Recorder(service.reply(to: .contacts))
    await MainActor.settle()
    #expect(connection.requests == [.resume(token: "token")])
    connection.releaseReplies()
    await MainActor.settle()
    #expect(connection.requests == [.resume(token: "token"), .contacts])
    #expect(replies.values == [.success([])])
  }

  @Test func isResumedOnEachConnection() async {
    let service = service()
    await MainActor.settle()
    connection.state = .offline
    connection.state = .online
    await MainActor.settle()
    #expect(connection.requests == [.resume(token: "token"), .resume(token: "token")])
    withExtendedLifetime(service) {}
  }

  @Test func asksNothingWithoutAConnection() async {
    connection.state = .offline
    let service = service()
    await MainActor.settle()
    let replies = Recorder(service.reply(to: .contacts))
    #expect(replies.values == [.failure(.noConnection)])
    #expect(connection.requests.isEmpty)
  }

  @Test func doesNotHearRepliesAfterItsEnd() async {
    let service = service()
    await MainActor.settle()
    connection.holdReplies()
    let replies = Recorder(service.reply(to: .contacts))
    await MainActor.settle()
    connection.news.send(.sessionEnded)
    await MainActor.settle()
    connection.releaseReplies()
    await MainActor.settle()
    #expect(replies.values.isEmpty)
    #expect(store.session == nil)
  }

  @Test func endsWhenAReplySaysSo() async {
    let service = service()
    let states = Recorder(service.states)
    await MainActor.settle()
    connection.reply = { _ in .refused(.sessionExpired) }
    let replies = Recorder(service.reply(to: .contacts))
    await MainActor.settle()
    #expect(states.values.last?.end == .expired)
    #expect(replies.values.isEmpty)
  }

  @Test func endsAlsoIfNobodyWaitsForTheReplyThatSaysSo() async {
    let service = service()
    await MainActor.settle()
    connection.reply = { _ in .refused(.sessionExpired) }
    connection.holdReplies()
    let replies = Recorder(service.reply(to: .contacts))
    await MainActor.settle()
    replies.stop()
    connection.releaseReplies()
    await MainActor.settle()
    #expect(store.session == nil)
    withExtendedLifetime(service) {}
  }

  @Test func signsOutWithoutAConnection() async {
    let service = service()
    await MainActor.settle()
    connection.state = .offline
    await MainActor.settle()
    let states = Recorder(service.states)
    let signOuts = Subject<Void>()
    let subscription = service.signOut(on: signOuts.observable)
    signOuts.onNext(())
    #expect(states.values.last?.end == .signedOut)
    #expect(store.session == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func tellsTheServerOfASignOutIfItCan() async {
    let service = service()
    await MainActor.settle()
    let signOuts = Subject<Void>()
    let subscription = service.signOut(on: signOuts.observable)
    signOuts.onNext(())
    await MainActor.settle()
    #expect(connection.requests.last == .signOut)
    withExtendedLifetime(subscription) {}
  }

  @Test func isKept() async throws {
    let service = service(signedIn: false)
    connection.reply = { _ in .session(wireAda) }
    let results = Recorder(service.signIn(try Credentials(username: "ada", password: "x")))
    await MainActor.settle()
    #expect(results.values == [.success(ada)])
    #expect(store.session == ada)
  }
}
