import Testing

@testable import MVVMStore

@Suite("The chats' view models") @MainActor
struct ChatsViewModelTests {
  private let store = AppStore.silent(
    .signedIn(.example("1", messages: 3, unread: 2), .example("2")))

  @Test("show the last message, or the draft, and what is unread")
  func rows() {
    let chats = ChatsViewModel(store: store)
    #expect(chats.rows.map(\.preview) == ["text 3", nil])
    #expect(chats.rows.map(\.unread) == ["2", nil])
    #expect(chats.rows.map(\.identifier) == ["chats.0", "chats.1"])
    chats.select("2")
    store.send(.chats(.draftChanged("Dear")))
    #expect(chats.rows.map(\.preview) == ["text 3", "Draft: Dear"])
    store.send(.chats(.draftChanged("  ")))
    #expect(chats.rows.map(\.preview) == ["text 3", nil])
  }

  @Test("say what there is to say without rows")
  func status() {
    let store = AppStore.silent(.signedIn())
    let chats = ChatsViewModel(store: store)
    #expect(chats.status == .empty("No chats yet."))
    #expect(ListStatus(Loadable<[Int]>.loading, ifEmpty: "") == .busy)
    #expect(ListStatus(Loadable<[Int]>.failed, ifEmpty: "") == .failed)
    #expect(ListStatus(Loadable.loaded([1]), ifEmpty: "") == .rows)
  }

  @Test("have a path that the user can only shorten")
  func path() {
    let chats = ChatsViewModel(store: store)
    chats.select("1")
    #expect(chats.path == [.thread(id: "1")])
    chats.path = [.newGroup]
    #expect(chats.path == [.thread(id: "1")])
    chats.path = []
    #expect(store.state.chats.screen == nil)
  }

  @Test("send each message under a key of its own")
  func keys() throws {
    ChatsViewModel(store: store).select("1")
    for text in ["One", "Two"] {
      let thread = try #require(ChatsViewModel(store: store).thread)
      thread.draft = text
      #expect(thread.canSend)
      thread.sendMessage()
    }
    #expect(Set(store.state.chats.mailbox.outgoing.map(\.key)).count == 2)
    let thread = try #require(ChatsViewModel(store: store).thread)
    #expect(thread.rows.map(\.status) == ["Sending…", "Sending…"])
    #expect(!thread.canSend)
  }

  @Test("offer to send a failed message again")
  func failed() throws {
    ChatsViewModel(store: store).select("1")
    store.send(.chats(.draftChanged("One")))
    store.send(.chats(.sendTapped(key: "a")))
    let message = try #require(store.state.chats.mailbox.outgoing.first)
    store.send(.chats(.sent(message, .failure(.somethingWentWrong))))
    let row = try #require(ChatsViewModel(store: store).thread?.rows.last)
    #expect(row.status == "Failed")
    #expect(row.retryTitle == "Try again")
  }
}
