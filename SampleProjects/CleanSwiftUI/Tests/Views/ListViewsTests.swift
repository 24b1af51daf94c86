import MessengerHost
import ScreenKitDeclarative
import Testing

@testable import CleanSwiftUI

@Suite("Lists are functions of the state") @MainActor
struct ListViewsTests {
  @Test("that is loading, failed, empty or full")
  func contacts() async {
    let stage = Stage(ContactsView())
    #expect(stage.sees("contacts.busy"))
    stage.appState.userData.contacts = .failed(.noConnection)
    await stage.settle()
    #expect(stage.text("contacts.error") == "Could not load.")
    #expect(stage.sees("contacts.retry"))
    stage.appState.userData.contacts = .loaded([])
    await stage.settle()
    #expect(stage.text("contacts.empty") == "No contacts yet.")
    stage.appState.userData.contacts = .isLoading(last: [.grace])
    await stage.settle()
    #expect(stage.text("contacts.0.handle") == "@grace")
    #expect(!stage.sees("contacts.busy") && !stage.sees("contacts.empty"))
  }

  @Test("of what there is at any time, as the search asks for it")
  func found() async throws {
    let stage = Stage(ContactsView())
    stage.appState.userData.contacts = .loaded([.alan, .grace])
    await stage.settle()
    try await stage.enter(" gra", into: "contacts.search")
    #expect(stage.text("contacts.0.name") == "Grace Hopper")
    #expect(!stage.sees("contacts.1") && !stage.sees("contacts.noMatches"))
    stage.appState.userData.contacts = .loaded([.alan])
    await stage.settle()
    #expect(!stage.sees("contacts.0"))
    #expect(stage.text("contacts.noMatches") == "No matches.")
  }

  @Test("that are searched when the user pauses, and for nothing that is typed over")
  func pauses() async throws {
    let clock = ManualClock()
    let stage = Stage(
      ContactsView().environment(\.pause) { try await clock.sleep(for: $0) })
    stage.appState.userData.contacts = .loaded([.alan, .grace])
    await stage.settle()
    try await stage.enter("alan", into: "contacts.search")
    await clock.advance(by: 0.2)
    try await stage.enter("gra", into: "contacts.search")
    await clock.advance(by: 0.29)
    #expect(stage.text("contacts.1.name") == "Grace Hopper")
    await clock.advance(by: 0.01)
    #expect(stage.text("contacts.0.name") == "Grace Hopper")
    #expect(!stage.sees("contacts.1"))
  }

  @Test("and show a draft before the last message")
  func preview() async {
    let stage = Stage(ChatsView())
    stage.appState.userData.chats = .loaded([.example("1", messages: 2, unread: 1)])
    await stage.settle()
    #expect(stage.text("chats.0.preview") == "text 2")
    #expect(stage.text("chats.0.unread") == "1")
    stage.appState.userData.drafts = ["1": "half"]
    await stage.settle()
    #expect(stage.text("chats.0.preview") == "Draft: half")
  }

  @Test("and a tap is a change of the state, by which the app navigates")
  func navigation() async throws {
    let stage = Stage(ChatsView())
    stage.appState.userData.chats = .loaded([.example("1")])
    await stage.settle()
    try await stage.tap("chats.0")
    #expect(stage.appState.routing.chatsPath == [.chat("1")])
    try await stage.tap("chats.newGroup")
    #expect(stage.appState.routing.chatsPath == [.chat("1"), .newGroup])
  }
}
