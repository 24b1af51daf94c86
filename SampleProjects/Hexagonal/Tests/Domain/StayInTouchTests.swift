import MessengerHost
import Testing

@testable import Hexagonal

@Suite("Staying in touch") @MainActor
struct StayInTouchTests {
  private let catchUp = ["account", "conversations", "contacts"]

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

  @Test("catches up whenever the server can be reached again, and takes what the account is now")
  func catchesUp() async {
    let domain = DomainUnderTest()
    domain.server.session.account.name = "Countess"
    await inTouch(domain) { _ in
      #expect(domain.server.requests == [])
      await change(to: .online, in: domain)
      #expect(domain.server.requests == catchUp)
      await change(to: .offline, in: domain)
      await change(to: .online, in: domain)
      #expect(domain.server.requests == catchUp + catchUp)
      #expect(domain.storage.session?.account.name == "Countess")
    }
  }

  @Test("asks for nothing more if the server does not answer")
  func failed() async {
    let domain = DomainUnderTest()
    domain.server.error = .noConnection
    await inTouch(domain) { _ in
      await change(to: .online, in: domain)
      #expect(domain.server.requests == ["account"])
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
      domain.server.tell(.conversationGone("1"))
      await MainActor.settle()
      #expect(domain.mailbox.value.conversation("1") == nil)
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
}
