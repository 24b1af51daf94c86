import Testing

@testable import Hexagonal

@Suite("Visits to conversations") @MainActor
struct VisitConversationsTests {
  private func visits(in domain: DomainUnderTest) -> VisitConversations {
    VisitConversations(mailbox: domain.mailbox, current: domain.current)
  }

  @Test("begin at once if the conversation is known")
  func known() async {
    let domain = DomainUnderTest()
    domain.mailbox.change { $0.replace([.example("1")]) }
    let visits = visits(in: domain)
    visits.visit("1")
    var told = visits.visits().makeAsyncIterator()
    #expect(await told.next() == "1")
  }

  @Test("end when the conversation is shown, unless another one was asked for meanwhile")
  func end() {
    let domain = DomainUnderTest()
    let visits = visits(in: domain)
    domain.mailbox.change { $0.replace([.example("1"), .example("2")]) }
    visits.visit("1")
    visits.visit("2")
    visits.endVisit(to: "1")
    #expect(visits.destination.value == "2")
    visits.endVisit(to: "2")
    #expect(visits.destination.value == nil)
  }

  @Test("wait for the conversations, and for somebody to sign in")
  func wait() {
    let domain = DomainUnderTest(signedIn: false)
    let visits = visits(in: domain)
    visits.visit("1")
    #expect(visits.destination.value == nil)
    domain.mailbox.change { $0.replace([.example("1")]) }
    #expect(visits.destination.value == "1")
  }

  @Test("are none if there is no such conversation, also not later")
  func unknown() {
    let domain = DomainUnderTest()
    let visits = visits(in: domain)
    visits.visit("2")
    domain.mailbox.change { $0.replace([.example("1")]) }
    visits.visit("3")
    domain.mailbox.change { $0.replace([.example("1"), .example("2"), .example("3")]) }
    #expect(visits.destination.value == nil)
  }

  @Test("end with the session")
  func session() {
    let domain = DomainUnderTest()
    let visits = visits(in: domain)
    visits.visit("1")
    domain.current.end(.expired)
    domain.mailbox.change { $0.replace([.example("1")]) }
    #expect(visits.destination.value == nil)
  }
}
