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
    view?.showLabels(
      SettingsLabels(
        title: texts[.tabSettings], name: texts[.yourName], saveName: texts[.saveName],
        signOut: texts[.signOut]))
    attempt.follow { [weak view] in view?.showAttempt($0) }
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
    view?.showSaved(nil)
  }

  func saveName(_ name: String) {
    let name = name.trimmed
    view?.showSaved(nil)
    guard !name.isEmpty else { return attempt.refuse(texts[.enterName]) }
    isNameEdited = false
    attempt.start { [session] () async throws(Failure) in
      try await session.rename(to: name)
    } failed: { [weak self, texts] failure in
      self?.isNameEdited = true
      return failure == .nameTooLong ? texts[.nameTooLong] : texts.explanation(of: failure)
    } done: { [weak self] in
      self?.showNameSaved()
    }
  }

  private func showNameSaved() {
    // What the user has typed meanwhile is not saved.
    guard !isNameEdited else { return }
    showAccount()
    view?.showSaved(texts[.saved])
  }
}

// MARK: - The preferences

extension SettingsPresenter {
  func chooseAppearance(_ id: String) {
    Preferences.Appearance(rawValue: id).map { preferences.preferences.appearance = $0 }
  }

  func chooseTextSize(_ id: String) {
    Preferences.TextSize(rawValue: id).map { preferences.preferences.textSize = $0 }
  }

  func chooseLanguage(_ id: String) {
    Preferences.Language(rawValue: id).map { preferences.preferences.language = $0 }
  }

  private func showChoices() {
    let chosen = preferences.preferences
    view?.showAppearances(Choices(chosen.appearance, texts[.appearance], texts.title(of:)))
    view?.showTextSizes(Choices(chosen.textSize, texts[.textSize], texts.title(of:)))
    view?.showLanguages(Choices(chosen.language, texts[.language], \.ownName))
  }
}

extension Choices {
  /// All values of a type, named by what they are stored as.
  fileprivate init<Value: RawRepresentable<String> & CaseIterable>(
    _ chosen: Value, _ title: String, _ name: (Value) -> String
  ) {
    self.init(
      title: title, all: Value.allCases.map { Choice(id: $0.rawValue, title: name($0)) },
      chosen: chosen.rawValue)
  }
}

extension Texts {
  fileprivate func title(of appearance: Preferences.Appearance) -> String {
    switch appearance {
    case .light: self[.light]
    case .dark: self[.dark]
    }
  }

  fileprivate func title(of textSize: Preferences.TextSize) -> String {
    switch textSize {
    case .small: self[.textSmall]
    case .standard: self[.textStandard]
    case .large: self[.textLarge]
    }
  }
}
