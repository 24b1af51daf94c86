import Testing

@testable import Reactive

@Suite("Login") @MainActor
struct LoginViewModelTests {
  private let username = Subject<String>()
  private let password = Subject<String>()
  private let submit = Subject<Void>()
  private let statuses = Subject<ConnectionStatus>()
  private let replies = Subject<Result<Session, Problem>>()
  private let requests = Subject<Credentials>()

  private func model(isExpired: Bool = false) -> LoginViewModel {
    LoginViewModel(
      LoginViewModel.Inputs(
        username: username.observable, password: password.observable, submit: submit.observable),
      isExpired: isExpired, statuses: statuses.observable, texts: .just(texts)
    ) { [requests, replies] credentials in
      requests.onNext(credentials)
      return replies.observable
    }
  }

  private func fill(_ name: String, _ secret: String) {
    username.onNext(name)
    password.onNext(secret)
  }

  @Test func isBusyFromTheRequestToTheReply() {
    let recorder = Recorder(model().isBusy)
    fill("ada", "x")
    submit.onNext(())
    #expect(recorder.values == [false, true])
    replies.onNext(.success(ada))
    #expect(recorder.values == [false, true, false])
  }

  @Test func asksOnceForAllWhoListen() {
    let model = model()
    let asked = Recorder(requests.observable)
    let recorders = (Recorder(model.isBusy), Recorder(model.problem))
    fill(" ada ", "x")
    submit.onNext(())
    submit.onNext(())
    #expect(asked.values.map(\.username) == ["ada"])
    withExtendedLifetime(recorders) {}
  }

  @Test func tellsWhatIsMissingWithoutARequest() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model().problem)
    fill("", "x")
    submit.onNext(())
    #expect(problems.values.last == "Enter your username.")
    #expect(asked.values.isEmpty)
  }

  @Test(arguments: [(Problem.wrongCredentials, ["", "x", ""]), (.noConnection, ["", "x"])])
  func clearsThePasswordOnlyIfItIsWrong(problem: Problem, passwords: [String]) {
    let recorder = Recorder(model().password)
    fill("ada", "x")
    submit.onNext(())
    replies.onNext(.failure(problem))
    #expect(recorder.values == passwords)
  }

  @Test func asksForThePasswordAgainWhenItIsCleared() {
    let problems = Recorder(model().problem)
    fill("ada", "x")
    submit.onNext(())
    replies.onNext(.failure(.wrongCredentials))
    #expect(problems.values.last == "Wrong username or password.")
    submit.onNext(())
    #expect(problems.values.last == "Enter your password.")
  }

  @Test func saysThatTheSessionHasExpiredUntilTheNextAttempt() {
    let problems = Recorder(model(isExpired: true).problem)
    #expect(problems.values == ["Your session has expired. Sign in again."])
    fill("ada", "x")
    submit.onNext(())
    #expect(problems.values.last == .some(nil))
  }

  @Test func followsTheConnection() {
    let network = Recorder(model().network)
    statuses.onNext(.connecting)
    statuses.onNext(.online)
    #expect(network.values == ["Connecting…", "Online"])
  }
}
