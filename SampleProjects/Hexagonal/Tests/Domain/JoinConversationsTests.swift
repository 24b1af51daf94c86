import Testing

@testable import Hexagonal

@Suite("Joining conversations") @MainActor
struct JoinConversationsTests {
  private let domain = DomainUnderTest()

  private func joining() -> JoinConversations {
    JoinConversations(server: domain.server, current: domain.current, mailbox: domain.mailbox)
  }

  @Test("a group needs a name and two others, whoever asks for it")
  func incomplete() async {
    let joining = joining()
    #expect(!joining.mayCreateGroup(named: " ", with: ["grace", "alan"]))
    #expect(!joining.mayCreateGroup(named: "Engines", with: ["grace"]))
    #expect(!joining.mayCreateGroup(named: "Engines", with: ["grace", "grace"]))
    await #expect(throws: Problem.missingName) {
      try await joining.createGroup(named: " ", with: ["grace", "alan"])
    }
    await #expect(throws: Problem.tooFewMembers) {
      try await joining.createGroup(named: "Engines", with: ["grace"])
    }
    #expect(domain.server.requests == [])
  }

  @Test("a group that is complete is created without the blanks, and is among the conversations")
  func complete() async throws {
    let joining = joining()
    #expect(joining.mayCreateGroup(named: " Engines ", with: ["grace", "alan"]))
    let group = try await joining.createGroup(named: " Engines ", with: ["grace", "alan"])
    #expect(domain.server.requests == [#"create Engines ["grace", "alan"]"#])
    #expect(domain.mailbox.value.conversations.value?.map(\.id) == [group])
  }

  @Test("a conversation with somebody is among the others from then on")
  func open() async throws {
    #expect(try await joining().openConversation(with: "grace") == "grace")
    #expect(domain.mailbox.value.conversation("grace") != nil)
    domain.server.error = .unknownHandle
    await #expect(throws: Problem.unknownHandle) {
      try await joining().openConversation(with: "nobody")
    }
  }

  @Test("only a group can be left, whoever asks for it")
  func pair() async {
    domain.mailbox.change { $0.replace([.example("1"), .example("2", isGroup: true)]) }
    #expect(domain.mailbox.value.details(of: "1", for: "ada")?.canBeLeft == false)
    #expect(domain.mailbox.value.details(of: "2", for: "ada")?.canBeLeft == true)
    await #expect(throws: Problem.onlyGroupsCanBeLeft) { try await joining().leave("1") }
    #expect(domain.server.requests == [])
    #expect(domain.mailbox.value.conversation("1") != nil)
  }

  @Test("a group that was left is gone, and one that was not stays")
  func leave() async throws {
    domain.mailbox.change { $0.replace([.example("1", isGroup: true)]) }
    domain.server.error = .refused
    await #expect(throws: Problem.somethingWentWrong) { try await joining().leave("1") }
    #expect(domain.mailbox.value.conversation("1") != nil)
    domain.server.error = nil
    try await joining().leave("1")
    #expect(domain.mailbox.value.conversation("1") == nil)
  }
}
