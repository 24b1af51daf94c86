import Testing

@testable import MVVMStore

@Suite("The states that all screens share")
struct SharedStateTests {
  @Test("speak the language that the user chooses")
  func texts() {
    let english = TextsState(language: .english)
    Transition("follows", english, .started, english, [.followPreferences]).check()
    Transition(
      "changes", english, .preferencesChanged(Preferences(language: .simplifiedChinese)),
      TextsState(language: .simplifiedChinese)
    ).check()
  }

  @Test("know whether the server can be reached")
  func network() {
    let connecting = NetworkState()
    Transition("follows", connecting, .started, connecting, [.followStatus]).check()
    Transition(
      "changes", connecting, .statusChanged(.online), NetworkState(status: .online)
    ).check()
  }
}
