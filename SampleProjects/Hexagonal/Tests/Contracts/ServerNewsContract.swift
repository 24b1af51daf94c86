import Testing

@testable import Hexagonal

@Suite("Contract: ServerNews", .timeLimit(.minutes(5))) @MainActor
struct ServerNewsContract {
  @Test("says how the connection is to everybody who asks", arguments: ServerAdapter.allCases)
  func status(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    var statuses = server.statuses().makeAsyncIterator()
    #expect(await statuses.next() == .online)
    // Asking changes nothing: the session is still there.
    #expect(try await server.contacts() == [])
  }

  @Test("says when the server is gone, and that it cannot be asked", arguments: [ServerAdapter.tcp])
  func lost(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    let server = try await place.connect(as: "ada")
    var statuses = server.statuses().makeAsyncIterator()
    #expect(await statuses.next() == .online)
    place.stop()
    #expect(await statuses.next() == .offline)
    await #expect(throws: ServerError.noConnection) { try await server.contacts() }
  }

  @Test("brings what others do, in its order, to everybody", arguments: ServerAdapter.real)
  func news(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let ada = try await place.connect(as: "ada")
    var news = ada.news().makeAsyncIterator()
    var more = ada.news().makeAsyncIterator()
    let grace = try await place.connect(as: "grace")
    let conversation = try await grace.openConversation(with: "ada")
    let message = try await grace.send(
      OutgoingMessage(key: "a", conversation: conversation.id, text: "Hello"))
    guard case .conversation(let same) = await news.next() else {
      Issue.record("There is no news of the conversation")
      return
    }
    #expect(same.id == conversation.id)
    #expect(same.name == "Grace Hopper")
    #expect(await news.next() == .message(message, conversation: conversation.id))
    _ = await more.next()
    #expect(await more.next() == .message(message, conversation: conversation.id))
  }

  @Test("tells that a conversation is gone", arguments: ServerAdapter.real)
  func gone(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let ada = try await place.connect(as: "ada")
    let group = try await ada.createGroup(NewGroup(named: "Engines", with: ["grace", "alan"]))
    var news = try await place.connect(as: "ada").news().makeAsyncIterator()
    try await ada.leave(group.id)
    #expect(await news.next() == .conversationGone(group.id))
  }

  @Test("tells that a session is over, and that contacts change", arguments: ServerAdapter.real)
  func elsewhere(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let ada = try await place.connect(as: "ada")
    var news = ada.news().makeAsyncIterator()
    _ = try await place.connect(as: "ada").add(Contact(name: "Grace", handle: "grace"))
    #expect(await news.next() == .contactsChanged)
    place.hub.endSessions(of: "ada")
    #expect(await news.next() == .sessionEnded)
  }
}
