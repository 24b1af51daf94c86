import ScreenKitDeclarative
import Testing

@testable import CleanSwiftUI

@Suite("Containers show whatever they are given") @MainActor
struct TabsTests {
  @Test("in the tab that the state names, and leave the rest to an interactor")
  func tabs() async {
    let sync = CountingSync()
    let stage = Stage(
      TabsView {
        Text("chats").accessibilityIdentifier("a")
      } contacts: {
        Text("contacts").accessibilityIdentifier("b")
      } stickers: {
        EmptyView()
      } settings: {
        EmptyView()
      }, interactors: .idle(sync: sync))
    await stage.settle()
    #expect(stage.text("a") == "chats" && !stage.sees("b"))
    #expect(sync.count == 1)
    stage.appState.routing.tab = .contacts
    await stage.settle()
    #expect(stage.text("b") == "contacts" && !stage.sees("a"))
    #expect(sync.count == 1)
  }

  @Test("above each other, as the path says")
  func stack() async {
    let stage = Stage(
      ChatsTabView {
        Text("all").accessibilityIdentifier("root")
      } destination: { route in
        Text("\(route)").accessibilityIdentifier("destination")
      })
    #expect(stage.sees("root"))
    stage.appState.routing.chatsPath = [.newGroup]
    await stage.settle()
    #expect(stage.text("destination") == "newGroup" && !stage.sees("root"))
  }

  @Test("to somebody who is signed in, or else the login")
  func root() async {
    let stage = Stage(
      RootView {
        Text("login").accessibilityIdentifier("login")
      } tabs: { account in
        Text(account.handle).accessibilityIdentifier("tabs")
      })
    #expect(stage.sees("login") && !stage.sees("tabs"))
    stage.appState.userData.session = .ada
    await stage.settle()
    #expect(stage.text("tabs") == "ada" && !stage.sees("login"))
  }
}

/// Counts how often it was to catch up.
@MainActor
private final class CountingSync: SyncInteractor {
  private(set) var count = 0

  func catchUp() {
    count += 1
  }

  func restore() {}
  func run() {}
}
