import MessengerTexts

/// What can be changed of the account and of the device.
@MainActor
struct SettingsViewModel {
  struct Inputs {
    let name: Observable<String>
    let saveName: Observable<Void>
    let choice: Observable<Choice>
    let signOut: Observable<Void>
  }

  /// What is in the name's field: the name of the account, and what the user makes of it.
  let name: Observable<String>
  let handle: Observable<String>
  let isBusy: Observable<Bool>
  let problem: Observable<String?>
  let saved: Observable<String?>
  let appearances: Observable<[Choice]>
  let textSizes: Observable<[Choice]>
  let languages: Observable<[Choice]>
  let preferenceChanges: Observable<Preferences.Change>
  let signOut: Observable<Void>

  init(
    _ inputs: Inputs, session: Observable<Session>, preferences: Observable<Preferences>,
    texts: Observable<Texts>,
    rename: @escaping @MainActor (AccountName) -> Observable<Result<Session, Problem>>
  ) {
    name = .merge(session.map(\.name).distinctUntilChanged(), inputs.name).shareLatest()
    let attempts = inputs.saveName.withLatest(from: name)
      .attempt { _, name throws(Problem) in rename(try AccountName(typed: name)) }
    let isSaved = Observable.merge(
      inputs.name.map { _ in false }, attempts.map { $0.success != nil })
    handle = session.map { "@\($0.handle)" }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.combineLatest(texts).map { $0.problem?.text(in: $1) }
    saved = isSaved.combineLatest(texts).map { $0 ? $1[.saved] : nil }
    appearances = preferences.combineLatest(texts).map { Choice.appearances($0, in: $1) }
    textSizes = preferences.combineLatest(texts).map { Choice.textSizes($0, in: $1) }
    languages = preferences.map { Choice.languages($0) }
    preferenceChanges = inputs.choice.map(\.change)
    signOut = inputs.signOut
  }
}
