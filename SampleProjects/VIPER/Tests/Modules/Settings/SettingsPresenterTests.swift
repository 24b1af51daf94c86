import MessengerTexts
import Testing

@testable import VIPER

@Suite("What the settings say") @MainActor
struct SettingsPresenterTests {
  private let view = SettingsViewSpy()
  private let presenter: SettingsPresenter

  init() {
    presenter = SettingsPresenter(
      interactor: SettingsInteractorDummy(), texts: Texts(in: .english))
    presenter.view = view
  }

  @Test("is what can be chosen, and what is")
  func choices() throws {
    presenter.choicesAre(
      ChoicesResponse(appearance: .dark, textSize: .small, language: .simplifiedChinese))
    let rows = try #require(view.choices)
    #expect(
      rows.appearances == [
        ChoiceRow(option: .light, title: "Light", isChosen: false),
        ChoiceRow(option: .dark, title: "Dark", isChosen: true),
      ])
    #expect(rows.textSizes.map(\.title) == ["Small", "Standard", "Large"])
    #expect(rows.textSizes.first { $0.isChosen }?.option == .small)
    #expect(rows.languages.map(\.title) == ["English", "中文"])
    #expect(rows.languages.first { $0.isChosen }?.option == .simplifiedChinese)
  }

  @Test("is that a name is saved, until the user goes on writing")
  func saved() {
    presenter.renamingDidStart()
    presenter.renamingDidSucceed()
    #expect(view.saved == "Saved.")
    presenter.didEditName()
    #expect(view.saved == nil)
  }

  @Test(
    "is why a name is not saved",
    arguments: [
      (RenameFailure.missingName, "Enter a name."), (.nameTooLong, "This name is too long."),
      (.request(.noConnection), "No connection. Try again."),
    ])
  func failure(failure: RenameFailure, text: String) {
    presenter.renamingDidStart()
    presenter.renamingDidFail(failure)
    #expect(view.error == text)
    #expect(view.saved == nil)
  }

  @Test("is the name of the account, as long as the user writes no other")
  func name() {
    presenter.accountIs(name: "Ada", handle: "ada")
    presenter.didEditName()
    presenter.accountIs(name: "Ada King", handle: "ada")
    #expect(view.names == ["Ada"])
  }
}

private struct SettingsInteractorDummy: SettingsInteractorInput {
  func start() {}
  func rename(to name: String) {}
  func chooseAppearance(_ appearance: AppearanceOption) {}
  func chooseTextSize(_ textSize: TextSizeOption) {}
  func chooseLanguage(_ language: LanguageOption) {}
  func signOut() {}
}

@MainActor
private final class SettingsViewSpy: SettingsViewInterface {
  private(set) var names: [String] = []
  private(set) var error: String?
  private(set) var saved: String?
  private(set) var choices: ChoiceRows?

  func show(name: String) { names.append(name) }
  func show(handle: String) {}
  func show(isBusy: Bool) {}
  func show(error text: String?) { error = text }
  func show(saved text: String?) { saved = text }
  func show(_ rows: ChoiceRows) { choices = rows }
}
