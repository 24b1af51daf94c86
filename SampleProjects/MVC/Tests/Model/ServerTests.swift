import MessengerHost
import MessengerWire
import Testing

@testable import MVC

/// The whole protocol with the server, without a server and without a screen.
@Suite @MainActor
struct ServerTests {
  private let connection: ConnectionFake
  private let server: Server
  private let news = Recorder<News>()
  private let results = Recorder<Result<[Contact], RequestError>>()

  init() async {
    await MainActor.settle()
    let connection = ConnectionFake()
    self.connection = connection
    server = Server(
      connection: connection, network: NetworkStatus(connection), token: "t", isResumed: false)
    server.news.add(news) { $0.record($1) }
    await MainActor.settle()
  }

  private func ask() async {
    server.contacts { [results] in results.record($0) }
    await MainActor.settle()
  }

  private func resume() async {
    await connection.answer(.session(SignedInModel.wireSession))
  }

  @Test func resumesBeforeAnythingElse() async {
    await ask()
    #expect(connection.requests == [.resume(token: "t")])
    await resume()
    #expect(connection.requests == [.resume(token: "t"), .contacts])
  }

  @Test func resumesOnceForAllThatWaits() async {
    await ask()
    await ask()
    await resume()
    #expect(connection.requests == [.resume(token: "t"), .contacts, .contacts])
  }

  @Test func saysThatTheSessionIsResumed() async {
    await ask()
    await resume()
    #expect(news.values == [.resumed(SignedInModel.record)])
  }

  @Test func resumesOnEachConnection() async {
    await ask()
    await resume()
    await connection.become(.offline)
    await connection.become(.online)
    #expect(connection.requests.last == .resume(token: "t"))
  }

  @Test func asksNobodyWithoutAConnection() async {
    await connection.become(.offline)
    await ask()
    #expect(results.values == [.failure(.noConnection)])
    #expect(connection.requests.isEmpty)
  }

  @Test func tellsWhoWaitsThatTheConnectionIsLost() async {
    await ask()
    await connection.become(.offline)
    #expect(results.values == [.failure(.noConnection)])
  }

  @Test func ignoresRepliesOfTheLastConnection() async {
    await ask()
    await resume()
    await connection.become(.offline)
    await connection.become(.online)
    await connection.answer(.contacts([WirePerson(name: "Grace", handle: "grace")]))
    #expect(results.values == [.failure(.noConnection)])
  }

  @Test func givesUpWhatWaitsIfItCannotResume() async {
    await ask()
    await connection.answer(.refused(.notAllowed))
    #expect(results.values == [.failure(.noConnection)])
    #expect(connection.requests == [.resume(token: "t")])
  }

  @Test func saysThatTheSessionHasEnded() async {
    await ask()
    await connection.answer(.refused(.sessionExpired))
    #expect(news.values == [.sessionEnded])
  }

  @Test func callsNobodyBackAfterItsEnd() async {
    await ask()
    await resume()
    server.end()
    await connection.answer(.contacts([]))
    await connection.tell(.contactsChanged)
    #expect(results.values.isEmpty)
    #expect(news.values == [.resumed(SignedInModel.record)])
  }

  @Test func tellsTheServerWhenTheUserSignsOut() async {
    await ask()
    await resume()
    server.signOut()
    await MainActor.settle()
    #expect(connection.requests.last == .signOut)
  }

  @Test func takesAReplyToAnotherQuestionForARefusal() async {
    await ask()
    await resume()
    await connection.answer(.done)
    #expect(results.values == [.failure(.refused(.other))])
  }

  @Test(arguments: [
    (ServerEvent.contactsChanged, News.contactsChanged),
    (.sessionEnded, .sessionEnded),
    (.message(thread: "t", message: .sample(1)), .message(Message(.sample(1)), chat: "t")),
    (.threadChanged(thread: .sample()), .chatChanged(Chat(.sample()))),
  ])
  func putsEventsIntoItsOwnWords(event: ServerEvent, expected: News) async {
    await connection.tell(event)
    #expect(news.values == [expected])
  }

  @Test(arguments: [
    (Refusal.wrongCredentials, RequestError.Reason.wrongCredentials),
    (.unknownHandle, .unknownHandle), (.handleTaken, .handleTaken),
    (.invalid(what: "name"), .nameTooLong), (.invalid(what: "handle"), .ownHandle),
    (.invalid(what: "text"), .other), (.cardDeclined, .cardDeclined), (.notAllowed, .other),
    (.notFound, .other),
  ])
  func putsRefusalsIntoItsOwnWords(refusal: Refusal, expected: RequestError.Reason) async {
    await ask()
    await resume()
    await connection.answer(.refused(refusal))
    #expect(results.values == [.failure(.refused(expected))])
  }
}
