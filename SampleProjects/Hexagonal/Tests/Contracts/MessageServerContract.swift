import Testing

@testable import Hexagonal

@Suite("Contract: MessageServer", .timeLimit(.minutes(5))) @MainActor
struct MessageServerContract {
  private func message(_ text: String, key: String, in conversation: Conversation)
    -> OutgoingMessage
  {
    OutgoingMessage(key: key, conversation: conversation.id, text: text)
  }

  @Test("takes a message once, however often it is sent", arguments: ServerAdapter.allCases)
  func once(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    let conversation = try await server.openConversation(with: "grace")
    let sent = try await server.send(message("Hello\nGrace", key: "a", in: conversation))
    #expect(sent == Message(number: 1, sender: "ada", text: "Hello\nGrace", key: "a"))
    #expect(try await server.send(message("Hello\nGrace", key: "a", in: conversation)) == sent)
    #expect(try await server.messages(of: conversation.id, before: nil, limit: 20) == [sent])
  }

  @Test("has messages page by page, the last ones first", arguments: ServerAdapter.allCases)
  func pages(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    let conversation = try await server.openConversation(with: "grace")
    for number in 1...12 {
      _ = try await server.send(message("\(number)", key: "\(number)", in: conversation))
    }
    let newest = try await server.messages(of: conversation.id, before: nil, limit: 10)
    #expect(newest.map(\.number) == Array(3...12))
    let older = try await server.messages(of: conversation.id, before: 3, limit: 10)
    #expect(older.map(\.number) == [1, 2])
  }

  @Test("counts as unread what others wrote, until it is told", arguments: ServerAdapter.real)
  func unread(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let grace = try await place.connect(as: "grace")
    let conversation = try await grace.openConversation(with: "ada")
    _ = try await grace.send(message("one", key: "a", in: conversation))
    let ada = try await place.connect(as: "ada")
    #expect(try await ada.conversations().map(\.unreadCount) == [1])
    try await ada.markRead(conversation.id, upTo: 1)
    #expect(try await ada.conversations().map(\.unreadCount) == [0])
    #expect(try await ada.conversations().map(\.readUpTo) == [1])
  }

  @Test("takes nothing for a conversation of others", arguments: ServerAdapter.real)
  func others(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let conversation = try await place.connect(as: "grace").openConversation(with: "alan")
    let ada = try await place.connect(as: "ada")
    await #expect(throws: ServerError.refused) {
      try await ada.send(message("one", key: "a", in: conversation))
    }
    await #expect(throws: ServerError.refused) {
      try await ada.messages(of: conversation.id, before: nil, limit: 20)
    }
  }
}
