import MessengerTexts

/// The login screen: what is typed and touched becomes what is shown.
@MainActor
struct LoginViewModel {
  struct Inputs {
    let username: Observable<String>
    let password: Observable<String>
    let submit: Observable<Void>
  }

  /// What is in the password's field.
  let password: Observable<String>
  let isBusy: Observable<Bool>
  let problem: Observable<String?>
  let network: Observable<String>

  init(
    _ inputs: Inputs, isExpired: Bool, statuses: Observable<ConnectionStatus>,
    texts: Observable<Texts>,
    signIn: @escaping @MainActor (Credentials) -> Observable<Result<Session, Problem>>
  ) {
    let forms = Observable.loop(
      from: LoginForm(),
      events: .merge(
        inputs.username.map { LoginForm.Change.username($0) },
        inputs.password.map { .password($0) }),
      reduce: { $0.apply($1) },
      consequences: [
        { forms in
          inputs.submit.withLatest(from: forms).attempt { _, form throws(Problem) in
            signIn(try Credentials(username: form.username, password: form.password))
          }.map { .attempt($0) }
        }
      ])
    password = forms.map(\.password).distinctUntilChanged()
    isBusy = forms.map(\.attempt.isBusy).distinctUntilChanged()
    problem = forms.combineLatest(texts).map { form, texts in
      if case .idle = form.attempt { return isExpired ? texts[.sessionExpired] : nil }
      return form.attempt.problem?.text(in: texts)
    }.distinctUntilChanged()
    network = statuses.combineLatest(texts).map { $0.text(in: $1) }
  }
}
