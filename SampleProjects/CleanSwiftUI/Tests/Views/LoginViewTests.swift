import MessengerHost
import Testing

@testable import CleanSwiftUI

@Suite("The login") @MainActor
struct LoginViewTests {
  @Test("hands on what was entered")
  func submits() async throws {
    let interactor = LoginInteractor(outcome: .notRequested)
    let stage = Stage(LoginView(), interactors: .idle(session: interactor))
    try await stage.enter("ada", into: "login.username")
    try await stage.enter("lovelace", into: "login.password")
    try await stage.tap("login.submit")
    #expect(interactor.attempts == ["ada lovelace"])
  }

  @Test("is busy as long as nobody says otherwise")
  func busy() async throws {
    let stage = Stage(
      LoginView(), interactors: .idle(session: LoginInteractor(outcome: .isLoading(last: nil))))
    try await stage.tap("login.submit")
    #expect(stage.sees("login.busy"))
    #expect(stage.isEnabled("login.submit") == false)
  }

  @Test(
    "keeps the password, unless it is wrong",
    arguments: [
      (Problem.wrongCredentials, "Wrong username or password.", ""),
      (.noConnection, "No connection. Try again.", "lovelace"),
    ])
  func problems(problem: Problem, text: String, password: String) async throws {
    let stage = Stage(
      LoginView(), interactors: .idle(session: LoginInteractor(outcome: .failed(problem))))
    try await stage.enter("lovelace", into: "login.password")
    try await stage.tap("login.submit")
    #expect(stage.text("login.error") == text)
    #expect(stage.text("login.password")?.count == password.count)
  }

  @Test("says why the user is there again, as long as the state does")
  func expired() async {
    let stage = Stage(LoginView())
    stage.appState.system.sessionHasExpired = true
    await stage.settle()
    #expect(stage.text("login.error") == "Your session has expired. Sign in again.")
    stage.appState.system.sessionHasExpired = false
    await stage.settle()
    #expect(!stage.sees("login.error"))
  }
}

/// Answers each attempt to sign in at once, as a test has said.
@MainActor
private final class LoginInteractor: SessionInteractor {
  private(set) var attempts: [String] = []
  private let outcome: Loadable<Done>

  init(outcome: Loadable<Done>) {
    self.outcome = outcome
  }

  func signIn(username: String, password: String, in login: LoadableSubject<Done>) {
    attempts.append("\(username) \(password)")
    login.value = outcome
  }

  func signOut() {}
  func rename(to name: String, in renaming: LoadableSubject<Done>) {}
}
