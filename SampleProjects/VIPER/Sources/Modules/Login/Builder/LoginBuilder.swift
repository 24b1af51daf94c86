import MessengerTexts
import ScreenKit

/// Makes the login module, which has no way out: what comes after it, the root module decides.
@MainActor
struct LoginBuilder {
  let account: any LoginAccountService
  let connection: any LoginConnectionService
  let texts: Texts

  func build(isExpired: Bool) -> ViewController {
    let interactor = LoginInteractor(account: account, connection: connection)
    let presenter = LoginPresenter(interactor: interactor, texts: texts, isExpired: isExpired)
    let view = LoginViewController(handler: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
