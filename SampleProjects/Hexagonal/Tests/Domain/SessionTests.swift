import MessengerHost
import Testing

@testable import Hexagonal

@Suite("Sessions") @MainActor
struct SessionTests {
  private let domain = DomainUnderTest(signedIn: false)

  @Test("signing in leaves out blanks around the name, and remembers the session")
  func signIn() async throws {
    try await SignIn(server: domain.server, current: domain.current)
      .signIn(username: " ada ", password: "lovelace")
    #expect(domain.server.requests == ["signIn ada lovelace"])
    #expect(domain.storage.session == domain.server.session)
    #expect(domain.current.state.value == .signedIn(domain.server.session.account))
  }

  @Test("nobody is asked when something is missing")
  func missing() async {
    let signIn = SignIn(server: domain.server, current: domain.current)
    await #expect(throws: Problem.missingUsername) {
      try await signIn.signIn(username: "  ", password: "lovelace")
    }
    await #expect(throws: Problem.missingPassword) {
      try await signIn.signIn(username: "ada", password: "")
    }
    #expect(domain.server.requests == [])
  }

  @Test("a refusal is told, and begins no session")
  func refused() async {
    domain.server.error = .wrongCredentials
    await #expect(throws: Problem.wrongCredentials) {
      try await SignIn(server: domain.server, current: domain.current)
        .signIn(username: "ada", password: "byron")
    }
    #expect(domain.current.state.value == .signedOut(nil))
  }

  @Test("a session that is stored goes on, here and for the server")
  func stored() {
    let domain = DomainUnderTest()
    #expect(domain.server.continued == domain.server.session)
    #expect(domain.current.handle == "ada")
    #expect(domain.current.state.value == .signedIn(domain.server.session.account))
  }

  @Test("a session that the server has ended is over here as well, with all that belongs to it")
  func expired() async {
    let domain = DomainUnderTest()
    domain.mailbox.change { $0.replace([.example()]) }
    domain.server.error = .sessionEnded
    await domain.mailbox.reloadConversations()
    #expect(domain.current.state.value == .signedOut(.expired))
    #expect(domain.storage.session == nil)
    #expect(domain.storage.inbox == InboxSnapshot())
  }

  @Test("a reply that comes after the end of the session changes nothing")
  func lateReply() async {
    let domain = DomainUnderTest()
    domain.server.conversationList = [.example()]
    domain.server.beforeReply = { domain.current.end(.userSignedOut) }
    await domain.mailbox.reloadConversations()
    #expect(domain.mailbox.value == Inbox())
    #expect(domain.current.state.value == .signedOut(.userSignedOut))
  }

  @Test("a late refusal does not end the session of the next user")
  func lateRefusal() async {
    let domain = DomainUnderTest()
    let next = Session(
      token: "token-2", account: Account(name: "Grace Hopper", handle: "grace", role: .member))
    domain.server.error = .sessionEnded
    domain.server.beforeReply = {
      domain.current.end(.userSignedOut)
      domain.current.begin(next)
    }
    await domain.mailbox.reloadConversations()
    #expect(domain.current.state.value == .signedIn(next.account))
  }

  @Test("signing out is over at once, and told to the server if it can be reached")
  func signOut() async {
    let domain = DomainUnderTest()
    domain.server.error = .noConnection
    SignOut(server: domain.server, current: domain.current).signOut()
    #expect(domain.current.state.value == .signedOut(.userSignedOut))
    #expect(domain.storage.session == nil)
    await MainActor.settle()
    #expect(domain.server.requests == ["signOut"])
  }

  @Test("whoever signs in next finds nothing of the user before")
  func nextUser() async throws {
    let domain = DomainUnderTest()
    try domain.writer.saveDraft("half", in: "1")
    domain.mailbox.change { $0.replace([.example()]) }
    domain.server.session = Session(
      token: "token-2", account: Account(name: "Grace Hopper", handle: "grace", role: .member))
    try await SignIn(server: domain.server, current: domain.current)
      .signIn(username: "grace", password: "hopper")
    #expect(domain.current.state.value == .signedIn(domain.server.session.account))
    #expect(domain.storage.session == domain.server.session)
    #expect(domain.storage.inbox == InboxSnapshot())
  }

  @Test("renaming leaves out blanks, and shows the new name everywhere")
  func rename() async throws {
    let domain = DomainUnderTest()
    try domain.writer.saveDraft("half", in: "1")
    try await Rename(server: domain.server, current: domain.current).rename(to: " Countess ")
    #expect(domain.server.requests == ["rename Countess"])
    #expect(domain.current.session?.account.name == "Countess")
    #expect(domain.storage.inbox.drafts == ["1": "half"])
    await #expect(throws: Problem.missingName) {
      try await Rename(server: domain.server, current: domain.current).rename(to: " ")
    }
  }
}
