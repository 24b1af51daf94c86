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
    #expect(view.choices == SettingsChoices(appearance: 0, textSize: 2, language: 0))
  }

  @Test("says that the name is saved until the text changes")
  func saves() async {
    let presenter = makePresenter()
    presenter.editName()
    presenter.saveName(" Countess ")
    await MainActor.settle()
    #expect(session.names == ["Countess"])
    #expect(view.name == "Countess")
    #expect(view.isSaved)
    presenter.editName()

    #expect(!view.isSaved)
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
    session.failure = .invalid("name")
    presenter.saveName("A very long name")
    await MainActor.settle()

    #expect(view.error == "This name is too long.")
    #expect(!view.isSaved)
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
    presenter.chooseAppearance(1)
    presenter.chooseTextSize(0)
    presenter.chooseLanguage(1)

    #expect(
      preferences.preferences
        == Preferences(appearance: .dark, textSize: .small, language: .simplifiedChinese))
    #expect(view.choices == SettingsChoices(appearance: 1, textSize: 0, language: 1))
  }

  @Test("signs out")
  func signsOut() {
    makePresenter().signOut()

    #expect(session.signOuts == 1)
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
  private(set) var name = ""
  private(set) var handle = ""
  private(set) var isSaved = false
  private(set) var choices: SettingsChoices?

  func showName(_ name: String) { self.name = name }
  func showHandle(_ handle: String) { self.handle = handle }
  func showSaved(_ isShown: Bool) { isSaved = isShown }
  func showChoices(_ choices: SettingsChoices) { self.choices = choices }
}
