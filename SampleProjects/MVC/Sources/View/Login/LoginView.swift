import MessengerTexts
import ScreenKit

/// Asks for a username and a password.
final class LoginView: View {
  var onSubmit: (() -> Void)?

  var username: String { usernameField.text }

  var password: String {
    get { passwordField.text }
    set { passwordField.text = newValue }
  }

  var isBusy = false {
    didSet {
      busy.animate(isBusy)
      submit.isEnabled = !isBusy
    }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  var network: String? {
    didSet { networkLabel.text = network }
  }

  private let usernameField: TextField
  private let passwordField: TextField
  private let submit: Button
  private let busy = ActivityIndicator(identifier: "login.busy")
  private let errorLabel = Label(identifier: "login.error")
  private let networkLabel = Label(identifier: "login.network")

  init(texts: Texts) {
    usernameField = TextField(texts[.username], identifier: "login.username")
    passwordField = TextField(texts[.password], identifier: "login.password")
    submit = Button(texts[.signIn], identifier: "login.submit")
    super.init()
    passwordField.isSecure = true
    errorLabel.show(nil)
    for view in [networkLabel, usernameField, passwordField, submit, busy, errorLabel] {
      addSubview(view)
    }
    submit.addTarget(self, action: LoginView.report, for: .primaryActionTriggered)
    passwordField.addTarget(self, action: LoginView.report, for: .editingDidEndOnExit)
  }

  private func report() {
    // The return key reaches the field while the button is disabled.
    guard submit.isEnabled else { return }
    onSubmit?()
  }
}
