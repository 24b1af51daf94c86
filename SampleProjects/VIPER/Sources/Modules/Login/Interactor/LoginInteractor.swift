/// Signs somebody in.
@MainActor
final class LoginInteractor: LoginInteractorInput {
  weak var output: (any LoginInteractorOutput)?

  private let service: any LoginService
  private var isSigningIn = false

  init(service: any LoginService) {
    self.service = service
  }

  func start() {
    tellConnection()
    service.observeConnection(self) { $0.tellConnection() }
  }

  func signIn(username: String, password: String) {
    guard !isSigningIn else { return }
    let username = username.trimmed
    guard !username.isEmpty else {
      output?.signInDidFail(.missingUsername)
      return
    }
    guard !password.isEmpty else {
      output?.signInDidFail(.missingPassword)
      return
    }
    isSigningIn = true
    output?.signInDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.signIn(username: username, password: password)
      } catch {
        self?.fail(error)
      }
    }
  }

  private func fail(_ error: ServiceError) {
    isSigningIn = false
    output?.signInDidFail(
      error == .wrongCredentials ? .wrongCredentials : .request(RequestFailure(error)))
  }

  private func tellConnection() {
    output?.connectionDidChange(ConnectionResponse(service.connection))
  }
}
