/// Changes the account's name and the device's preferences.
@MainActor
final class SettingsInteractor: SettingsInteractorInput {
  weak var output: (any SettingsInteractorOutput)?

  private let service: any SettingsService
  private var isRenaming = false

  init(service: any SettingsService) {
    self.service = service
  }

  func start() {
    tellAccount()
    output?.choicesAre(ChoicesResponse(service.preferences))
    service.observeAccount(self) { $0.tellAccount() }
  }

  func rename(to name: String) {
    guard !isRenaming else { return }
    let name = name.trimmed
    guard !name.isEmpty else {
      output?.renamingDidFail(.missingName)
      return
    }
    isRenaming = true
    output?.renamingDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.rename(to: name)
        self?.isRenaming = false
        self?.output?.renamingDidSucceed()
      } catch {
        self?.isRenaming = false
        self?.output?.renamingDidFail(RenameFailure(error))
      }
    }
  }

  func chooseAppearance(_ position: Int) {
    service.changePreferences { $0.appearance = Preferences.Appearance.allCases[position] }
  }

  func chooseTextSize(_ position: Int) {
    service.changePreferences { $0.textSize = Preferences.TextSize.allCases[position] }
  }

  func chooseLanguage(_ position: Int) {
    service.changePreferences { $0.language = Preferences.Language.allCases[position] }
  }

  func signOut() {
    service.signOut()
  }

  private func tellAccount() {
    guard let account = service.account else { return }
    output?.accountIs(name: account.name, handle: account.handle)
  }
}

extension ChoicesResponse {
  fileprivate init(_ preferences: Preferences) {
    appearance = preferences.appearance.position
    textSize = preferences.textSize.position
    language = preferences.language.position
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Where the case stands among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RenameFailure {
  fileprivate init(_ error: ServiceError) {
    self = error == .invalid("name") ? .nameTooLong : .request(RequestFailure(error))
  }
}
