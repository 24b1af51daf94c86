import MessengerTexts
import Testing

@testable import Reactive

@Suite("Settings") @MainActor
struct SettingsViewModelTests {
  private let name = Subject<String>()
  private let saveName = Subject<Void>()
  private let choice = Subject<Choice>()
  private let preferences = Subject<Preferences>()
  private let words = Subject<Texts>()
  private let sessions = Subject<Session>()
  private let requests = Subject<AccountName>()
  private let replies = Subject<Result<Session, Problem>>()

  private var model: SettingsViewModel {
    SettingsViewModel(
      SettingsViewModel.Inputs(
        name: name.observable, saveName: saveName.observable, choice: choice.observable,
        signOut: .never),
      session: sessions.observable, preferences: preferences.observable,
      texts: words.observable.starting(with: texts)
    ) { [requests, replies] name in
      requests.send(name)
      return replies.observable
    }
  }

  @Test func theNameIsSavedUntilTheUserChangesIt() {
    let saved = Recorder(model.saved)
    name.send("Countess")
    saveName.send(())
    replies.send(.success(ada))
    #expect(saved.values.last == "Saved.")
    sessions.send(ada)
    #expect(saved.values.last == "Saved.")
    name.send("Countess A")
    #expect(saved.values.last == .some(nil))
  }

  @Test func theNameThatIsShownIsSavedWhoeverHasWrittenIt() {
    let asked = Recorder(requests.observable)
    let model = model
    let recorders = (Recorder(model.name), Recorder(model.isBusy))
    sessions.send(ada)
    saveName.send(())
    replies.send(.success(ada))
    name.send(" Countess ")
    saveName.send(())
    #expect(recorders.0.values == ["Ada", " Countess "])
    #expect(asked.values.map(\.text) == ["Ada", "Countess"])
  }

  @Test func aNameOfBlanksIsMissing() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model.problem)
    name.send("  ")
    saveName.send(())
    #expect(problems.values.last == "Enter a name.")
    #expect(asked.values.isEmpty)
  }

  @Test func theChoicesFollowPreferencesAndLanguage() {
    let appearances = Recorder(model.appearances)
    preferences.send(Preferences(appearance: .dark, language: .english))
    #expect(appearances.values.last?.map(\.title) == ["Light", "Dark"])
    #expect(appearances.values.last?.map(\.isSelected) == [false, true])
    words.send(Texts(in: .simplifiedChinese))
    #expect(appearances.values.last?.map(\.title) == ["浅色", "深色"])
  }

  @Test func aChoiceIsAChangeOfThePreferences() throws {
    let model = model
    let languages = Recorder(model.languages)
    let changes = Recorder(model.preferenceChanges)
    preferences.send(Preferences(language: .english))
    let chinese = try #require(languages.values.last?.first { $0.title == "中文" })
    choice.send(chinese)
    #expect(changes.values == [.setLanguage(.simplifiedChinese)])
  }
}
