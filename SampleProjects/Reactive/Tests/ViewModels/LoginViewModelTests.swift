import Testing

@testable import Reactive

@Suite("Login") @MainActor
struct LoginViewModelTests {
  private let username = Source<String>()
  private let password = Source<String>()
  private let submit = Source<Void>()
  private let statuses = Source<ConnectionStatus>()
  private let replies = Source<Result<Session, Problem>>()
  private let requests = Source<Credentials>()

  private func model(isExpired: Bool = false) -> LoginViewModel {
    LoginViewModel(
      LoginViewModel.Inputs(
        username: username.signal, password: password.signal, submit: submit.signal),
      isExpired: isExpired, statuses: statuses.signal, texts: texts
    ) { [requests, replies] credentials in
      requests.send(credentials)
      return replies.signal
    }
  }

  private func fill(_ name: String, _ secret: String) {
    username.send(name)
    password.send(secret)
  }

  @Test func isBusyFromTheRequestToTheReply() {
    let recorder = Recorder(model().isBusy)
    fill("ada", "x")
    submit.send(())
    #expect(recorder.values == [false, true])
    replies.send(.success(ada))
    #expect(recorder.values == [false, true, false])
  }

  @Test func asksOnceForAllWhoListen() {
    let model = model()
    let asked = Recorder(requests.signal)
    let recorders = (Recorder(model.isBusy), Recorder(model.problem))
    fill(" ada ", "x")
    submit.send(())
    submit.send(())
    #expect(asked.values.map(\.username) == ["ada"])
    withExtendedLifetime(recorders) {}
  }

  @Test func tellsWhatIsMissingWithoutARequest() {
    let asked = Recorder(requests.signal)
    let problems = Recorder(model().problem)
    fill("", "x")
    submit.send(())
    #expect(problems.values.last == "Enter your username.")
    #expect(asked.values.isEmpty)
  }

  @Test(arguments: [(Problem.wrongCredentials, [""]), (.noConnection, [])])
  func clearsThePasswordOnlyIfItIsWrong(problem: Problem, newPasswords: [String]) {
    let recorder = Recorder(model().newPassword)
    fill("ada", "x")
    submit.send(())
    replies.send(.failure(problem))
    #expect(recorder.values == newPasswords)
  }

  @Test func saysThatTheSessionHasExpiredUntilTheNextAttempt() {
    let problems = Recorder(model(isExpired: true).problem)
    #expect(problems.values == ["Your session has expired. Sign in again."])
    fill("ada", "x")
    submit.send(())
    #expect(problems.values.last == .some(nil))
  }

  @Test func followsTheConnection() {
    let network = Recorder(model().network)
    statuses.send(.connecting)
    statuses.send(.online)
    #expect(network.values == ["Connecting…", "Online"])
  }
}
