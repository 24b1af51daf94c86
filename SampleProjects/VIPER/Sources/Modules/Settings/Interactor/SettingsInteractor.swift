/// Changes the account's name and the device's preferences.
@MainActor
final class SettingsInteractor: SettingsInteractorInput {
  weak var output: (any SettingsInteractorOutput)?

  private let account: any SettingsAccountService
  private let preferences: any SettingsPreferencesService
  private let renameAccount: RenameAccount
  private let choose: ChooseForDevice
  private var isRenaming = false

  init(account: any SettingsAccountService, preferences: any SettingsPreferencesService) {
    self.account = account
    self.preferences = preferences
    renameAccount = RenameAccount(account: account)
    choose = ChooseForDevice(preferences: preferences)
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

  func chooseAppearance(_ appearance: AppearanceOption) {
    choose(appearance)
  }

  func chooseTextSize(_ textSize: TextSizeOption) {
    choose(textSize)
  }

  func chooseLanguage(_ language: LanguageOption) {
    choose(language)
  }

  func signOut() {
    account.signOut()
  }

  private func tellAccount() {
    guard let account = account.account else { return }
    output?.accountIs(name: account.name, handle: account.handle)
  }
}

extension ChoicesResponse {
  fileprivate init(_ choices: Choices) {
    appearance = choices.appearance
    textSize = choices.textSize
    language = choices.language
  }
}
