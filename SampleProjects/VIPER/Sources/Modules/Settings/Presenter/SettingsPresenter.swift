import MessengerTexts

/// Shows the account and the device's preferences, and how changing them goes.
@MainActor
final class SettingsPresenter {
  weak var view: (any SettingsViewInterface)?

  private let interactor: any SettingsInteractorInput
  private let texts: Texts

  /// Whether the user has typed what is in the name's field.
  private var isNameEdited = false

  init(interactor: any SettingsInteractorInput, texts: Texts) {
    self.interactor = interactor
    self.texts = texts
  }

  private func text(for failure: RenameFailure) -> String {
    switch failure {
    case .missingName: texts[.enterName]
    case .nameTooLong: texts[.nameTooLong]
    case .request(let failure): texts.text(for: failure)
    }
  }
}

extension SettingsPresenter: SettingsEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didEditName() {
    isNameEdited = true
    view?.show(saved: nil)
  }

  func didTapSaveName(_ name: String) {
    interactor.rename(to: name)
  }

  func didChooseAppearance(_ appearance: AppearanceOption) {
    interactor.chooseAppearance(appearance)
  }

  func didChooseTextSize(_ textSize: TextSizeOption) {
    interactor.chooseTextSize(textSize)
  }

  func didChooseLanguage(_ language: LanguageOption) {
    interactor.chooseLanguage(language)
  }

  func didTapSignOut() {
    interactor.signOut()
  }
}

extension SettingsPresenter: SettingsInteractorOutput {
  func accountIs(name: String, handle: String) {
    view?.show(handle: "@\(handle)")
    if !isNameEdited { view?.show(name: name) }
  }

  func choicesAre(_ choices: ChoicesResponse) {
    view?.show(ChoiceRows(choices, texts: texts))
  }

  func renamingDidStart() {
    view?.show(error: nil)
    view?.show(saved: nil)
    view?.show(isBusy: true)
    isNameEdited = false
  }

  func renamingDidFail(_ failure: RenameFailure) {
    isNameEdited = true
    view?.show(saved: nil)
    view?.show(isBusy: false)
    view?.show(error: text(for: failure))
  }

  func renamingDidSucceed() {
    view?.show(isBusy: false)
    if !isNameEdited { view?.show(saved: texts[.saved]) }
  }
}
