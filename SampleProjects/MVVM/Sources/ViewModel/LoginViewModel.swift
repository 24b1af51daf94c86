/// The state of the login screen, and what can be done there.
///
/// Everything that the screen shows can be read and tested here without any screen.
@MainActor
final class LoginViewModel {
  let username = Observable("")
  let password = Observable("")
  let isBusy = Observable(false)
  let errorMessage = Observable<String?>(nil)

  /// Called once the user is signed in.
  var onSignIn: ((Account) -> Void)?

  private let authentication: any AuthenticationService

  init(authentication: any AuthenticationService) {
    self.authentication = authentication
  }

  func submit() async {
    guard !isBusy.value else { return }
    errorMessage.value = nil
    do {
      let credentials = try Credentials(username: username.value, password: password.value)
      let account = try await signIn(with: credentials)
      onSignIn?(account)
    } catch {
      show(error)
    }
  }

  private func signIn(with credentials: Credentials) async throws(SignInError) -> Account {
    isBusy.value = true
    defer { isBusy.value = false }
    return try await authentication.signIn(with: credentials)
  }

  private func show(_ error: SignInError) {
    errorMessage.value = error.message
    if error == .wrongCredentials {
      password.value = ""
    }
  }
}
