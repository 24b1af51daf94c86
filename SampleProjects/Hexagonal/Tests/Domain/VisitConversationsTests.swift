import Testing

@testable import Hexagonal

@Suite("Visits to conversations") @MainActor
struct VisitConversationsTests {
  private func visit(_ id: String, in domain: DomainUnderTest) -> String? {
    VisitConversations(mailbox: domain.mailbox).visit(id)
    return domain.mailbox.value.visit
  }

  @Test("begin at once if the conversation is known")
  func known() async {
    let domain = DomainUnderTest()
    domain.mailbox.change { $0.replace([.example("1")]) }
    #expect(visit("1", in: domain) == "1")
    var visits = VisitConversations(mailbox: domain.mailbox).visits().makeAsyncIterator()
    #expect(await visits.next() == "1")
  }

  @Test("end when the conversation is shown, unless another one was asked for meanwhile")
  func end() {
    let domain = DomainUnderTest()
    let visits = VisitConversations(mailbox: domain.mailbox)
    domain.mailbox.change { $0.replace([.example("1"), .example("2")]) }
    visits.visit("1")
    visits.visit("2")
    visits.endVisit(to: "1")
    #expect(domain.mailbox.value.visit == "2")
    visits.endVisit(to: "2")
    #expect(domain.mailbox.value.visit == nil)
  }

  @Test("wait for the conversations, and for somebody to sign in")
  func wait() {
    let domain = DomainUnderTest(signedIn: false)
    #expect(visit("1", in: domain) == nil)
    domain.mailbox.change { $0.replace([.example("1")]) }
    #expect(domain.mailbox.value.visit == "1")
  }

  @Test("are none if there is no such conversation, also not later")
  func unknown() {
    let domain = DomainUnderTest()
    _ = visit("2", in: domain)
    domain.mailbox.change { $0.replace([.example("1")]) }
    _ = visit("3", in: domain)
    domain.mailbox.change { $0.replace([.example("1"), .example("2"), .example("3")]) }
    #expect(domain.mailbox.value.visit == nil)
  }

  @Test("end with the session")
  func session() {
    let domain = DomainUnderTest()
    _ = visit("1", in: domain)
    domain.current.end(.expired)
    domain.mailbox.change { $0.replace([.example("1")]) }
    #expect(domain.mailbox.value.visit == nil)
  }
}
