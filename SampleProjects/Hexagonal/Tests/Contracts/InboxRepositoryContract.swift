import Testing

@testable import Hexagonal

@Suite("Contract: InboxRepository") @MainActor
struct InboxRepositoryContract {
  /// An inbox with something in each of its parts.
  private let full = InboxSnapshot(
    conversations: [.example("2", messages: 3, unread: 1), .example("1")],
    messages: ["2": [.example(1), .example(2), .example(3)]],
    outgoing: [
      OutgoingMessage(key: "b", conversation: "2", text: "two", state: .failed),
      OutgoingMessage(key: "a", conversation: "1", text: "one"),
    ],
    drafts: ["1": "draft"])

  @Test("is empty at first", arguments: StorageAdapter.allCases)
  func empty(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    #expect(place.open().inbox == InboxSnapshot())
  }

  @Test("keeps each part of an inbox", arguments: StorageAdapter.allCases)
  func keeps(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().inbox = full
    #expect(place.open().inbox == full)
  }

  @Test("tells none from conversations never loaded", arguments: StorageAdapter.allCases)
  func neverLoaded(adapter: StorageAdapter) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    place.open().inbox = InboxSnapshot(conversations: [])
    #expect(place.open().inbox.conversations == [])
  }

  @Test(
    "follows every change, of whatever part, by the same storage or a new one",
    arguments: StorageAdapter.allCases, [true, false])
  func changes(adapter: StorageAdapter, isSame: Bool) throws {
    let place = try StoragePlace(for: adapter)
    defer { place.remove() }
    let changes: [(inout InboxSnapshot) -> Void] = [
      { $0.conversations?.reverse() },
      { $0.messages["1"] = [.example(1)] },
      { $0.messages["2"]?.append(.example(4)) },
      { $0.messages["2"] = nil },
      { $0.outgoing[1].state = .failed },
      { $0.outgoing.removeFirst() },
      { $0.drafts["2"] = "another" },
      { $0.drafts["1"] = nil },
      { $0 = InboxSnapshot() },
    ]
    var saved = full
    var storage = place.open()
    storage.inbox = saved
    for change in changes {
      change(&saved)
      if !isSame { storage = place.open() }
      storage.inbox = saved
      #expect(place.open().inbox == saved)
    }
  }
}
