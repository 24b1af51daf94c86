import MessengerTexts
import Observation

/// The state of the settings, and what can be done there.
@MainActor
@Observable
final class SettingsViewModel {
  private(set) var isBusy = false
  private var isSaved = false
  private var error: TextKey?

  /// The name as the user has changed it; `nil` as long as it is that of the account.
  private var editedName: String?

  @ObservationIgnored private let sessions: any SessionService
  @ObservationIgnored private let profile: any ProfileService
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    sessions: any SessionService, profile: any ProfileService, preferences: any PreferencesService
  ) {
    self.sessions = sessions
    self.profile = profile
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var savedText: String? { isSaved ? texts[.saved] : nil }
  var handle: String { sessions.session.map { "@\($0.handle)" } ?? "" }

  /// What is in the field for the name.
  var name: String {
    get { editedName ?? sessions.session?.name ?? "" }
    set {
      editedName = newValue
      isSaved = false
    }
  }

  func saveName() async {
    guard !isBusy else { return }
    error = nil
    isSaved = false
    guard let newName = AccountName(name) else {
      error = .enterName
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      try await profile.rename(to: newName)
      editedName = nil
      isSaved = true
    } catch {
      self.error = error == .nameTooLong ? .nameTooLong : error.commonText
    }
  }

  func signOut() {
    sessions.signOut()
  }
}

// MARK: - Preferences

extension SettingsViewModel {
  var appearances: OptionList {
    get { OptionList(selected: preferences.preferences.appearance) { texts[$0.text] } }
    set {
      guard let choice = Preferences.Appearance(rawValue: newValue.selected) else { return }
      preferences.preferences.appearance = choice
    }
  }

  var textSizes: OptionList {
    get { OptionList(selected: preferences.preferences.textSize) { texts[$0.text] } }
    set {
      guard let choice = Preferences.TextSize(rawValue: newValue.selected) else { return }
      preferences.preferences.textSize = choice
    }
  }

  var languages: OptionList {
    get { OptionList(selected: preferences.language) { $0.ownName } }
    set {
      guard let choice = Language(rawValue: newValue.selected) else { return }
      preferences.preferences.language = choice
    }
  }
}

extension Preferences.Appearance {
  fileprivate var text: TextKey {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Preferences.TextSize {
  fileprivate var text: TextKey {
    switch self {
    case .small: .textSmall
    case .standard: .textStandard
    case .large: .textLarge
    }
  }
}
