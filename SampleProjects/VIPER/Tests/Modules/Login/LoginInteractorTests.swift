import MessengerHost
import Testing

@testable import VIPER

@Suite("Signing in") @MainActor
struct LoginInteractorTests {
  private let account = LoginAccountFake()
  private let connection = LoginConnectionFake()
  private let output = LoginOutputSpy()
  private let interactor: LoginInteractor

  init() {
    interactor = LoginInteractor(account: account, connection: connection)
    interactor.output = output
  }

  @Test("leaves out the blanks around the username, and no others")
  func trims() async {
    interactor.signIn(username: " ada ", password: " love lace ")
    await MainActor.settle()
    #expect(account.attempts == ["ada/ love lace "])
  }

  @Test(
    "needs both, and asks nobody without",
    arguments: [
      ("  ", "lovelace", LoginFailure.missingUsername), ("ada", "", .missingPassword),
    ])
  func needsBoth(username: String, password: String, failure: LoginFailure) async {
    interactor.signIn(username: username, password: password)
    await MainActor.settle()
    #expect(output.failures == [failure])
    #expect(account.attempts.isEmpty)
  }

  @Test(
    "tells why it fails",
    arguments: [
      (ServiceError.wrongCredentials, LoginFailure.wrongCredentials),
      (.noConnection, .request(.noConnection)), (.refused, .request(.somethingWentWrong)),
    ])
  func fails(error: ServiceError, failure: LoginFailure) async {
    account.error = error
    interactor.signIn(username: "ada", password: "lovelace")
    await MainActor.settle()
    #expect(output.failures == [failure])
  }

  @Test("is done once at a time")
  func once() async {
    interactor.signIn(username: "ada", password: "one")
    interactor.signIn(username: "ada", password: "two")
    await MainActor.settle()
    #expect(account.attempts == ["ada/one"])
  }

  @Test("can be tried again after a failure")
  func again() async {
    account.error = .noConnection
    interactor.signIn(username: "ada", password: "one")
    await MainActor.settle()
    interactor.signIn(username: "ada", password: "two")
    await MainActor.settle()
    #expect(account.attempts == ["ada/one", "ada/two"])
  }

  @Test("tells how the connection is, and what becomes of it")
  func tellsConnection() {
    interactor.start()
    connection.connection = .offline
    connection.observers.notify()
    #expect(output.connections == [.online, .offline])
  }
}

@MainActor
private final class LoginConnectionFake: LoginConnectionService {
  var connection = ConnectionStatus.online
  let observers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class LoginAccountFake: LoginAccountService {
  var error: ServiceError?
  private(set) var attempts: [String] = []

  func signIn(username: String, password: String) async throws(ServiceError) {
    attempts.append("\(username)/\(password)")
    if let error { throw error }
  }
}

@MainActor
private final class LoginOutputSpy: LoginInteractorOutput {
  private(set) var failures: [LoginFailure] = []
  private(set) var connections: [ConnectionStatus] = []

  func connectionDidChange(_ connection: ConnectionStatus) { connections.append(connection) }
  func signInDidStart() {}
  func signInDidFail(_ failure: LoginFailure) { failures.append(failure) }
}
