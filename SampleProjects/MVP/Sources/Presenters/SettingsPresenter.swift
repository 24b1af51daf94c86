import MessengerTexts

/// Shows the account and the preferences, and lets the user change them.
@MainActor
final class SettingsPresenter: SettingsPresenterInterface {
  weak var view: (any SettingsViewInterface)?

  private let session: any SessionModelInterface
  private let preferences: any PreferencesModelInterface
  private let texts: Texts
  private let attempt = Attempt()

  /// Whether the name's field has something else than the account's name.
  private var isNameEdited = false

  init(
    session: any SessionModelInterface, preferences: any PreferencesModelInterface, texts: Texts
  ) {
    self.session = session
    self.preferences = preferences
    self.texts = texts
  }

  func viewDidLoad() {
    view.map(attempt.connect)
    session.observe(by: self) { $0.showAccount() }
    preferences.observe(by: self) { $0.showChoices() }
    showAccount()
    showChoices()
  }

  func signOut() {
    session.signOut()
  }

  private func showAccount() {
    guard let account = session.account else { return }
    if !isNameEdited { view?.showName(account.name) }
    view?.showHandle("@\(account.handle)")
  }
}

// MARK: - The name

extension SettingsPresenter {
  func editName() {
    isNameEdited = true
    view?.showSaved(false)
  }

  func saveName(_ name: String) {
    let name = name.trimmed
    view?.showSaved(false)
    guard !name.isEmpty else { return attempt.refuse(texts[.enterName]) }
    isNameEdited = false
    attempt.start { [session] () async throws(Failure) in
      try await session.rename(to: name)
    } failed: { [weak self, texts] failure in
      self?.isNameEdited = true
      return failure == .invalid("name")
        ? texts[.nameTooLong] : texts.explanation(of: failure)
    } done: { [weak self] in
      self?.showNameSaved()
    }
  }

  private func showNameSaved() {
    // What the user has typed meanwhile is not saved.
    guard !isNameEdited else { return }
    showAccount()
    view?.showSaved(true)
  }
}

// MARK: - The preferences

extension SettingsPresenter {
  func chooseAppearance(_ segment: Int) {
    preferences.preferences.appearance = Preferences.Appearance.allCases[segment]
  }

  func chooseTextSize(_ segment: Int) {
    preferences.preferences.textSize = Preferences.TextSize.allCases[segment]
  }

  func chooseLanguage(_ segment: Int) {
    preferences.preferences.language = Preferences.Language.allCases[segment]
  }

  private func showChoices() {
    let chosen = preferences.preferences
    view?.showChoices(
      SettingsChoices(
        appearance: Preferences.Appearance.allCases.firstIndex(of: chosen.appearance) ?? 0,
        textSize: Preferences.TextSize.allCases.firstIndex(of: chosen.textSize) ?? 0,
        language: Preferences.Language.allCases.firstIndex(of: chosen.language) ?? 0))
  }
}
