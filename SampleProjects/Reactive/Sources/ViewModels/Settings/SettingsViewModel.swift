import MessengerTexts

/// What can be changed of the account and of the device.
@MainActor
struct SettingsViewModel {
  struct Inputs {
    let name: Signal<String>
    let saveName: Signal<Void>
    let appearance: Signal<Int>
    let textSize: Signal<Int>
    let language: Signal<Int>
    let signOut: Signal<Void>
  }

  /// What the name's field has to say instead: the name of the account, whenever that changes.
  let newName: Signal<String>
  let handle: Signal<String>
  let isBusy: Signal<Bool>
  let problem: Signal<String?>
  let isSaved: Signal<Bool>
  let appearance: Signal<Int>
  let textSize: Signal<Int>
  let language: Signal<Int>
  let preferenceChanges: Signal<Preferences.Change>
  let signOut: Signal<Void>

  init(
    _ inputs: Inputs, session: Signal<Session>, preferences: Signal<Preferences>, texts: Texts,
    rename: @escaping @MainActor (String) -> Signal<Result<Session, Problem>>
  ) {
    let attempts = inputs.saveName.withLatest(from: inputs.name)
      .attempt { _, name throws(Problem) in
        guard !name.trimmed.isEmpty else { throw .missingName }
        return rename(name.trimmed)
      }
    newName = session.map(\.name).distinct()
    handle = session.map { "@\($0.handle)" }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.map { $0.problem?.text(in: texts) }
    isSaved = .merge(inputs.name.map { _ in false }, attempts.map { $0.success != nil })
    appearance = preferences.map(\.appearance.index)
    textSize = preferences.map(\.textSize.index)
    language = preferences.map(\.language.index)
    preferenceChanges = .merge(
      inputs.appearance.map { .setAppearance(.at($0)) },
      inputs.textSize.map { .setTextSize(.at($0)) },
      inputs.language.map { .setLanguage(.at($0)) })
    signOut = inputs.signOut
  }
}

extension CaseIterable where Self: Equatable {
  fileprivate var index: Int {
    Array(Self.allCases).firstIndex(of: self) ?? 0
  }

  fileprivate static func at(_ index: Int) -> Self {
    Array(allCases)[index]
  }
}
