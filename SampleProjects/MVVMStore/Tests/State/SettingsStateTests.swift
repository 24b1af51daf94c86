import Testing

@testable import MVVMStore

@Suite("The settings' state")
struct SettingsStateTests {
  private typealias Row = Transition<SettingsState>

  private static let ada = Session.ada.account
  private static let countess = Account(name: "Countess", handle: "ada", role: .member)
  private static let idle = SettingsState(account: ada, preferences: Preferences())
  private static let written = state(" Countess ")
  private static let busy = state(" Countess ", .busy)
  private static let saved = state(" Countess ", .saved)
  private static let refused = state(" Countess ", .failed(.nameTooLong))
  private static let name = try? PersonName("Countess")
  private static let dark = Preferences(appearance: .dark)

  private static let naming = [
    Row("takes a name, which is not saved yet", saved, .nameChanged("A"), state("A")),
    Row(
      "goes on saving while another name is written", busy, .nameChanged("A"), state("A", .busy)),
    Row(
      "saves it without the blanks", written, .saveNameTapped, busy,
      name.map { [.rename(to: $0)] } ?? []),
    Row("saves it once", busy, .saveNameTapped, busy),
    Row("needs a name", state(" "), .saveNameTapped, state(" ", .failed(.missingName))),
    Row("says that it is saved", busy, .renamed(nil), saved),
    Row("says why it is not", busy, .renamed(.nameTooLong), refused),
    Row(
      "takes a name from elsewhere", idle, .accountChanged(countess),
      SettingsState(account: countess, preferences: Preferences())),
    Row(
      "overwrites nothing that the user writes", state("A"), .accountChanged(countess),
      SettingsState(account: countess, preferences: Preferences(), name: "A")),
  ]

  private static let choosing = [
    Row(
      "follows the account and the preferences", idle, .started, idle,
      [.followAccount, .followPreferences]),
    Row("shows the preferences", idle, .preferencesChanged(dark), state(preferences: dark)),
    Row(
      "has chosen what a user wants", idle, .preferenceChosen(.appearance(.dark)), idle,
      [.choose(.appearance(.dark))]),
    Row(
      "forgets the link that waits, and signs out", idle, .signOutTapped, idle,
      [.forgetLinks, .signOut]),
  ]

  @Test("goes on as its table says", arguments: naming + choosing)
  private func table(row: Row) {
    row.check()
  }

  private static func state(
    _ name: String = ada.name, _ naming: SettingsState.Naming = .idle,
    preferences: Preferences = Preferences()
  ) -> SettingsState {
    SettingsState(account: ada, preferences: preferences, name: name, naming: naming)
  }
}
