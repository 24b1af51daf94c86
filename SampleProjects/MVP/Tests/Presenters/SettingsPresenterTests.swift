import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of the settings") @MainActor
struct SettingsPresenterTests {
  private let session = FakeSession()
  private let preferences = FakePreferences()
  private let view = FakeView()

  @Test("shows the account and what is chosen")
  func shows() {
    preferences.preferences.textSize = .large
    _ = makePresenter()

    #expect(view.name == "Ada")
    #expect(view.handle == "@ada")
    #expect(view.appearances?.chosen == "light")
    #expect(view.appearances?.title == "Appearance")
    #expect(view.appearances?.all.map(\.title) == ["Light", "Dark"])
    #expect(view.textSizes?.chosen == "large")
    #expect(view.textSizes?.title == "Text size")
    #expect(view.textSizes?.all.map(\.title) == ["Small", "Standard", "Large"])
    #expect(view.languages?.all.map(\.title) == ["English", "中文"])
  }

  @Test("says that the name is saved until the text changes")
  func saves() async {
    let presenter = makePresenter()
    presenter.editName()
    presenter.saveName(" Countess ")
    await MainActor.settle()
    #expect(session.names == ["Countess"])
    #expect(view.name == "Countess")
    #expect(view.saved == "Saved.")
    presenter.editName()

    #expect(view.saved == nil)
  }

  @Test("saves no blanks")
  func blank() async {
    let presenter = makePresenter()
    presenter.saveName("  ")
    await MainActor.settle()

    #expect(view.error == "Enter a name.")
    #expect(session.names.isEmpty)
  }

  @Test("says that a name is too long, and leaves it in the field")
  func tooLong() async {
    let presenter = makePresenter()
    session.failure = .nameTooLong
    presenter.saveName("A very long name")
    await MainActor.settle()

    #expect(view.error == "This name is too long.")
    #expect(view.saved == nil)
  }

  @Test("does not take away what is typed when the session is renewed")
  func renewed() {
    let presenter = makePresenter()
    session.state = .signedIn(Account(name: "Countess", handle: "ada", mayBuy: true))
    #expect(view.name == "Countess")
    presenter.editName()
    session.state = .signedIn(.ada)

    #expect(view.name == "Countess")
  }

  @Test("changes the preferences as the user chooses")
  func chooses() {
    let presenter = makePresenter()
    presenter.chooseAppearance("dark")
    presenter.chooseTextSize("small")
    presenter.chooseLanguage("simplifiedChinese")

    #expect(
      preferences.preferences
        == Preferences(appearance: .dark, textSize: .small, language: .simplifiedChinese))
    #expect(view.appearances?.chosen == "dark")
    #expect(view.textSizes?.chosen == "small")
    #expect(view.languages?.chosen == "simplifiedChinese")
  }

  @Test("signs out")
  func signsOut() {
    makePresenter().signOut()

    #expect(session.signOuts == 1)
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == SettingsLabels(
          title: "Settings", name: "Your name", saveName: "Save name", signOut: "Sign out"))
  }

  private func makePresenter() -> SettingsPresenter {
    let presenter = SettingsPresenter(
      session: session, preferences: preferences, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: FakeAttemptView, SettingsViewInterface {
  private(set) var labels: SettingsLabels?
  private(set) var name = ""
  private(set) var handle = ""
  private(set) var saved: String?
  private(set) var appearances: Choices?
  private(set) var textSizes: Choices?
  private(set) var languages: Choices?

  func showName(_ name: String) { self.name = name }
  func showHandle(_ handle: String) { self.handle = handle }
  func showSaved(_ text: String?) { saved = text }
  func showAppearances(_ choices: Choices) { appearances = choices }
  func showTextSizes(_ choices: Choices) { textSizes = choices }
  func showLanguages(_ choices: Choices) { languages = choices }
  func showLabels(_ labels: SettingsLabels) { self.labels = labels }
}
