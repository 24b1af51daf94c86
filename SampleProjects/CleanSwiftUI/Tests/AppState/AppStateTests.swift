import Observation
import Testing

@testable import CleanSwiftUI

@Suite("The app state") @MainActor
struct AppStateTests {
  private let appState = AppState()

  /// Whether somebody who has read something hears of a change.
  private func reader(_ read: () -> Void, hearsOf change: () -> Void) -> Bool {
    // The change is told of at once, and on this actor.
    nonisolated(unsafe) var hasHeard = false
    withObservationTracking(read) { hasHeard = true }
    change()
    return hasHeard
  }

  @Test("is observed part by part")
  func parts() {
    let readContacts = { [appState] in _ = appState.userData.contacts }
    #expect(reader(readContacts) { appState.userData.contacts = .loaded([]) })
    #expect(!reader(readContacts) { appState.userData.drafts["1"] = "half" })
    #expect(!reader(readContacts) { appState.routing.tab = .settings })
    let readTab = { [appState] in _ = appState.routing.tab }
    #expect(!reader(readTab) { appState.routing.chatsPath = [.newGroup] })
    let readConnection = { [appState] in _ = appState.system.connection }
    #expect(!reader(readConnection) { appState.system.isSessionReady = true })
  }

  @Test("tells whoever has read anything of the user that all of it is gone")
  func forgets() {
    let readContacts = { [appState] in _ = appState.userData.contacts }
    #expect(reader(readContacts) { appState.userData = UserData() })
  }
}
