import MessengerHost
import MessengerServer
import Testing

@testable import Hexagonal

@Suite("Staying in touch") @MainActor
struct StayInTouchTests {
  private let catchUp = ["conversations", "contacts"]

  /// Stays in touch while `body` runs, without anybody who drives the domain.
  private func inTouch(
    _ domain: DomainUnderTest, _ body: (StayInTouch) async throws -> Void
  ) async rethrows {
    let touch = StayInTouch(
      server: domain.server, news: domain.server, current: domain.current,
      contacts: ContactBook(
        server: domain.server, repository: domain.storage, current: domain.current),
      mailbox: domain.mailbox, reader: domain.reader, writer: domain.writer)
    let task = Task { await touch.stayInTouch() }
    await MainActor.settle()
    try await body(touch)
    task.cancel()
    await task.value
  }

  private func change(to status: ConnectionStatus, in domain: DomainUnderTest) async {
    domain.server.status.value = status
    await MainActor.settle()
  }

  @Test("takes the session up on each new connection before anything else, and catches up")
  func resumes() async {
    let domain = DomainUnderTest()
    await inTouch(domain) { _ in
      #expect(domain.server.requests == [])
      await change(to: .online, in: domain)
      #expect(domain.server.requests == ["resume token-1"] + catchUp)
      await change(to: .offline, in: domain)
      await change(to: .online, in: domain)
      #expect(domain.server.requests.suffix(3) == ["resume token-1"] + catchUp)
      #expect(domain.server.requests.count == 6)
    }
  }

  @Test("asks for nothing if the session cannot be taken up")
  func failed() async {
    let domain = DomainUnderTest()
    domain.server.error = .noConnection
    await inTouch(domain) { _ in
      await change(to: .online, in: domain)
      #expect(domain.server.requests == ["resume token-1"])
      #expect(domain.current.session != nil)
    }
  }

  @Test("ends a session that the server knows no longer")
  func unknownSession() async {
    let domain = DomainUnderTest()
    domain.server.error = .sessionEnded
    await inTouch(domain) { _ in
      await change(to: .online, in: domain)
      #expect(domain.current.state.value == .signedOut(.expired))
    }
  }

  @Test("catches up for who signs in, and asks nothing before")
  func signIn() async {
    let domain = DomainUnderTest(signedIn: false)
    await inTouch(domain) { _ in
      await change(to: .online, in: domain)
      #expect(domain.server.requests == [])
      domain.current.begin(domain.server.session)
      await MainActor.settle()
      #expect(domain.server.requests == catchUp)
    }
  }

  @Test("sends what waits on a new connection")
  func waiting() async {
    let domain = DomainUnderTest()
    domain.server.conversationList = [.example("1")]
    domain.mailbox.change {
      $0.replace([.example("1")])
      $0.add(OutgoingMessage(key: "a", conversation: "1", text: "one"))
    }
    await inTouch(domain) { _ in
      await change(to: .online, in: domain)
      #expect(domain.server.requests.contains("send one a"))
      #expect(domain.mailbox.value.outgoing == [])
    }
  }

  @Test("hears messages, conversations and contacts that change, and the end of the session")
  func news() async {
    let domain = DomainUnderTest()
    await inTouch(domain) { _ in
      domain.server.tell(.conversation(.example("1")))
      domain.server.tell(.message(.example(1), conversation: "1"))
      await MainActor.settle()
      #expect(domain.mailbox.value.unreadCount == 1)
      domain.server.tell(.contactsChanged)
      await MainActor.settle()
      #expect(domain.server.requests == ["contacts"])
      domain.server.tell(.sessionEnded)
      await MainActor.settle()
      #expect(domain.current.state.value == .signedOut(.expired))
    }
  }

  @Test("says whether the server can be reached")
  func statuses() async {
    let domain = DomainUnderTest()
    await inTouch(domain) { touch in
      var statuses = touch.connectionStatuses().makeAsyncIterator()
      #expect(await statuses.next() == .connecting)
      await change(to: .offline, in: domain)
      #expect(await statuses.next() == .offline)
    }
  }

  @Test("begins with the domain itself, and ends with it, whatever drives it")
  func core() async {
    let domain = DomainUnderTest()
    let server = InProcessServer(ServerHub())
    var core: Core? = Core(
      driven: DrivenAdapters(server: server, storage: domain.storage, keys: domain.keys),
      language: .english)
    await MainActor.settle()
    // The server has never heard of the session.
    #expect(core?.session.session == nil)
    weak let touch = core?.touch
    core = nil
    await MainActor.settle()
    #expect(touch == nil)
  }
}
