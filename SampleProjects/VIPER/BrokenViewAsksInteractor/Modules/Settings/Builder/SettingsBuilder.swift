import MessengerTexts
import ScreenKit

/// Makes the settings module, which has no way out: what follows a choice, the root module decides.
@MainActor
struct SettingsBuilder {
  let account: any SettingsAccountService
  let preferences: any SettingsPreferencesService
  let texts: Texts

  func build() -> ViewController {
    let interactor = SettingsInteractor(account: account, preferences: preferences)
    let presenter = SettingsPresenter(interactor: interactor, texts: texts)
    let view = SettingsViewController(
      handler: presenter, interactor: interactor, texts: texts)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
