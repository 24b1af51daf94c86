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
      requests.onNext(name)
      return replies.observable
    }
  }

  @Test func theNameIsSavedUntilTheUserChangesIt() {
    let saved = Recorder(model.saved)
    name.onNext("Countess")
    saveName.onNext(())
    replies.onNext(.success(ada))
    #expect(saved.values.last == "Saved.")
    sessions.onNext(ada)
    #expect(saved.values.last == "Saved.")
    name.onNext("Countess A")
    #expect(saved.values.last == .some(nil))
  }

  @Test func theNameThatIsShownIsSavedWhoeverHasWrittenIt() {
    let asked = Recorder(requests.observable)
    let model = model
    let recorders = (Recorder(model.name), Recorder(model.isBusy))
    sessions.onNext(ada)
    saveName.onNext(())
    replies.onNext(.success(ada))
    name.onNext(" Countess ")
    saveName.onNext(())
    #expect(recorders.0.values == ["Ada", " Countess "])
    #expect(asked.values.map(\.text) == ["Ada", "Countess"])
  }

  @Test func aNameOfBlanksIsMissing() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model.problem)
    name.onNext("  ")
    saveName.onNext(())
    #expect(problems.values.last == "Enter a name.")
    #expect(asked.values.isEmpty)
  }

  @Test func theChoicesFollowPreferencesAndLanguage() {
    let appearances = Recorder(model.appearances)
    preferences.onNext(Preferences(appearance: .dark, language: .english))
    #expect(appearances.values.last?.map(\.title) == ["Light", "Dark"])
    #expect(appearances.values.last?.map(\.isSelected) == [false, true])
    words.onNext(Texts(in: .simplifiedChinese))
    #expect(appearances.values.last?.map(\.title) == ["浅色", "深色"])
  }

  @Test func aChoiceIsAChangeOfThePreferences() throws {
    let model = model
    let languages = Recorder(model.languages)
    let changes = Recorder(model.preferenceChanges)
    preferences.onNext(Preferences(language: .english))
    let chinese = try #require(languages.values.last?.first { $0.title == "中文" })
    choice.onNext(chinese)
    #expect(changes.values == [.setLanguage(.simplifiedChinese)])
  }
}
