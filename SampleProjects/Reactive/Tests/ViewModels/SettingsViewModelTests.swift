import Testing

@testable import Reactive

@Suite("Settings") @MainActor
struct SettingsViewModelTests {
  private let name = Source<String>()
  private let saveName = Source<Void>()
  private let language = Source<Int>()
  private let replies = Source<Result<Session, Problem>>()

  private var model: SettingsViewModel {
    SettingsViewModel(
      SettingsViewModel.Inputs(
        name: name.signal, saveName: saveName.signal, appearance: .never, textSize: .never,
        language: language.signal, signOut: .never),
      session: .just(ada), preferences: .just(Preferences(language: .english)), texts: texts
    ) { [replies] _ in replies.signal }
  }

  @Test func theNameIsSavedUntilItsTextChanges() {
    let isSaved = Recorder(model.isSaved)
    name.send("Countess")
    saveName.send(())
    replies.send(.success(ada))
    #expect(isSaved.values.last == true)
    name.send("Countess A")
    #expect(isSaved.values.last == false)
  }

  @Test func aNameOfBlanksIsMissing() {
    let problems = Recorder(model.problem)
    name.send("  ")
    saveName.send(())
    #expect(problems.values.last == "Enter a name.")
  }

  @Test func aSegmentIsAChoice() {
    var preferences = Preferences(language: .english)
    let subscription = model.preferenceChanges.subscribe { preferences.apply($0) }
    language.send(1)
    #expect(preferences.language == .simplifiedChinese)
    withExtendedLifetime(subscription) {}
  }
}
