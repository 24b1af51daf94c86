import MessengerTexts
import Testing

@testable import MVVM

@Suite @MainActor
struct SettingsViewModelTests {
  private let sessions = FakeSessionService(.ada)
  private let profile = FakeProfileService()
  private let preferences = FakePreferencesService()
  private let viewModel: SettingsViewModel

  init() {
    viewModel = SettingsViewModel(sessions: sessions, profile: profile, preferences: preferences)
  }

  @Test func theNameIsThatOfTheAccountUntilItIsEdited() {
    #expect(viewModel.name == "Ada")
    sessions.session?.name = "Countess"
    #expect(viewModel.name == "Countess")
    viewModel.name = "A"
    sessions.session?.name = "Ada"
    #expect(viewModel.name == "A")
  }

  @Test func savedIsSaidUntilTheNameChanges() async {
    viewModel.name = " Countess "
    await viewModel.saveName()
    #expect(profile.names == ["Countess"])
    #expect(viewModel.savedText == "Saved.")
    viewModel.name = "A"
    #expect(viewModel.savedText == nil)
  }

  @Test func aBlankNameIsNotSaved() async {
    viewModel.name = " "
    await viewModel.saveName()
    #expect(viewModel.errorText == "Enter a name.")
    #expect(profile.names.isEmpty)
  }

  @Test func theNameStaysInTheFieldWhenItIsRefused() async {
    profile.error = .nameTooLong
    viewModel.name = "Countess"
    await viewModel.saveName()
    #expect(viewModel.errorText == "This name is too long.")
    #expect(viewModel.name == "Countess")
    #expect(viewModel.savedText == nil)
  }

  @Test func optionsAreBoundToThePreferences() {
    viewModel.appearances.selected = "dark"
    viewModel.textSizes.selected = "large"
    #expect(preferences.preferences.appearance == .dark)
    #expect(preferences.preferences.textSize == .large)
  }

  @Test func anotherLanguageChangesAllTexts() {
    #expect(viewModel.languages.options.map(\.title) == ["English", "中文"])
    viewModel.languages.selected = "zh-Hans"
    #expect(viewModel.texts == Texts(in: .simplifiedChinese))
    #expect(viewModel.appearances.options.map(\.title) == ["浅色", "深色"])
  }
}
