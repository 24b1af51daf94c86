import MessengerTexts
import ScreenKit

/// Makes the settings module, which has no way out: what follows a choice, the root module decides.
@MainActor
struct SettingsBuilder {
  let service: any SettingsService
  let texts: Texts

  func build() -> ViewController {
    let interactor = SettingsInteractor(service: service)
    let presenter = SettingsPresenter(interactor: interactor, texts: texts)
    let view = SettingsViewController(handler: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
