import Testing

@testable import MVVMStore

@Suite("The settings' state")
struct SettingsStateTests {
  private typealias Row = Transition<SettingsState>

  private static let ada = Session.ada.account
  private static let countess = Account(name: "Countess", handle: "ada", role: .member)
  private static let idle = SettingsState(account: ada)
  private static let written = SettingsState(account: ada, name: " Countess ")
  private static let busy = SettingsState(account: ada, name: " Countess ", attempt: .busy)
  private static let name = try? PersonName("Countess")
  private static let dark = Preferences(appearance: .dark)

  private static let naming = [
    Row(
      "takes a name, which is not saved yet", SettingsState(account: ada, name: "A", isSaved: true),
      .nameChanged(" Countess "), written),
    Row(
      "saves it without the blanks", written, .saveNameTapped, busy,
      name.map { [.rename(to: $0)] } ?? []),
    Row("saves it once", busy, .saveNameTapped, busy),
    Row(
      "needs a name", SettingsState(account: ada, name: " ", isSaved: true), .saveNameTapped,
      SettingsState(account: ada, name: " ", attempt: .failed(.missingName))),
    Row(
      "says that it is saved", busy, .renamed(nil),
      SettingsState(account: ada, name: " Countess ", isSaved: true)),
    Row(
      "says why it is not", busy, .renamed(.nameTooLong),
      SettingsState(account: ada, name: " Countess ", attempt: .failed(.nameTooLong))),
    Row(
      "takes a name from elsewhere", idle, .accountChanged(countess),
      SettingsState(account: countess)),
    Row(
      "overwrites nothing that the user writes", SettingsState(account: ada, name: "A"),
      .accountChanged(countess), SettingsState(account: countess, name: "A")),
  ]

  private static let choosing = [
    Row(
      "follows the account and the preferences", idle, .started, idle,
      [.followAccount, .followPreferences]),
    Row(
      "shows the preferences", idle, .preferencesChanged(dark),
      SettingsState(account: ada, preferences: dark, name: ada.name)),
    Row(
      "chooses an appearance", idle, .appearanceChosen(.dark),
      SettingsState(account: ada, preferences: dark, name: ada.name), [.choose(dark)]),
    Row(
      "chooses a text size, and leaves the rest",
      SettingsState(account: ada, preferences: dark, name: ada.name), .textSizeChosen(.large),
      SettingsState(
        account: ada, preferences: Preferences(appearance: .dark, textSize: .large), name: ada.name),
      [.choose(Preferences(appearance: .dark, textSize: .large))]),
    Row(
      "chooses a language", idle, .languageChosen(.simplifiedChinese),
      SettingsState(
        account: ada, preferences: Preferences(language: .simplifiedChinese), name: ada.name),
      [.choose(Preferences(language: .simplifiedChinese))]),
    Row(
      "forgets the link that waits, and signs out", idle, .signOutTapped, idle,
      [.forgetLinks, .signOut]),
  ]

  @Test("goes on as its table says", arguments: naming + choosing)
  private func table(row: Row) {
    row.check()
  }
}
