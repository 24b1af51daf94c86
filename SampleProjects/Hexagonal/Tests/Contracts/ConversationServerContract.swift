import Testing

@testable import Hexagonal

@Suite("Contract: ConversationServer", .timeLimit(.minutes(5))) @MainActor
struct ConversationServerContract {
  @Test("has one conversation between two", arguments: ServerAdapter.allCases)
  func pair(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    let conversation = try await server.openConversation(with: "grace")
    #expect(conversation.name == "Grace Hopper")
    #expect(!conversation.isGroup)
    #expect(try await server.openConversation(with: "grace") == conversation)
    #expect(try await server.conversations() == [conversation])
    await #expect(throws: ServerError.unknownHandle) {
      try await server.openConversation(with: "nobody")
    }
  }

  @Test("has groups, which all members see, and can be left", arguments: ServerAdapter.real)
  func group(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let ada = try await place.connect(as: "ada")
    let grace = try await place.connect(as: "grace")
    let group = try await ada.createGroup(
      NewGroup(named: "Engines", with: ["grace", "alan"]))
    #expect(group.isGroup)
    #expect(group.members.map(\.handle) == ["ada", "grace", "alan"])
    try await ada.leave(group.id)
    #expect(try await ada.conversations() == [])
    #expect(try await grace.conversations().map(\.id) == [group.id])
    await #expect(throws: ServerError.refused) { try await ada.leave(group.id) }
  }
}
