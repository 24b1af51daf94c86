/// Changes the account's name and the device's preferences.
@MainActor
final class SettingsInteractor: SettingsInteractorInput {
  weak var output: (any SettingsInteractorOutput)?

  private let account: any SettingsAccountService
  private let preferences: any SettingsPreferencesService
  private let renameAccount: RenameAccount
  private let choose: ChooseForDevice
  private let endSession: SignOut
  private var isRenaming = false

  init(account: any SettingsAccountService, preferences: any SettingsPreferencesService) {
    self.account = account
    self.preferences = preferences
    renameAccount = RenameAccount(account: account)
    choose = ChooseForDevice(preferences: preferences)
    endSession = SignOut(account: account)
  }

  func start() {
    tellAccount()
    output?.choicesAre(ChoicesResponse(preferences.choices))
    account.observe(self) { $0.tellAccount() }
  }

  func rename(to name: String) {
    guard !isRenaming else { return }
    isRenaming = true
    output?.renamingDidStart()
    Task { [weak self, renameAccount] in
      do throws(RenameFailure) {
        try await renameAccount(to: name)
        self?.isRenaming = false
        self?.output?.renamingDidSucceed()
      } catch {
        self?.isRenaming = false
        self?.output?.renamingDidFail(error)
      }
    }
  }

  func chooseAppearance(_ position: Int) {
    choose.appearance(at: position)
  }

  func chooseTextSize(_ position: Int) {
    choose.textSize(at: position)
  }

  func chooseLanguage(_ position: Int) {
    choose.language(at: position)
  }

  func signOut() {
    endSession()
  }

  private func tellAccount() {
    guard let account = account.account else { return }
    output?.accountIs(name: account.name, handle: account.handle)
  }
}

extension ChoicesResponse {
  fileprivate init(_ choices: Choices) {
    appearance = choices.appearance.position
    textSize = choices.textSize.position
    language = choices.language.position
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Where the case stands among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
