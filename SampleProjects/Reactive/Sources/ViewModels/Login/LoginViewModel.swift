import MessengerTexts

/// The login screen: what is typed and touched becomes what is shown.
@MainActor
struct LoginViewModel {
  struct Inputs {
    let username: Signal<String>
    let password: Signal<String>
    let submit: Signal<Void>
  }

  let isBusy: Signal<Bool>
  let problem: Signal<String?>
  let network: Signal<String>

  /// What the password's field has to say instead.
  let newPassword: Signal<String>

  init(
    _ inputs: Inputs, isExpired: Bool, statuses: Signal<ConnectionStatus>, texts: Texts,
    signIn: @escaping @MainActor (Credentials) -> Signal<Result<Session, Problem>>
  ) {
    let attempts = inputs.submit
      .withLatest(from: inputs.username.combineLatest(inputs.password))
      .attempt { _, form throws(Problem) in
        signIn(try Credentials(username: form.0, password: form.1))
      }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.map { attempt in
      if case .idle = attempt { return isExpired ? texts[.sessionExpired] : nil }
      return attempt.problem?.text(in: texts)
    }
    network = statuses.map { $0.text(in: texts) }
    newPassword = attempts.compactMap { $0.problem == .wrongCredentials ? "" : nil }
  }
}
