import MessengerTexts

/// The screen that adds a contact.
@MainActor
struct NewContactViewModel {
  struct Inputs {
    let name: Observable<String>
    let handle: Observable<String>
    let save: Observable<Void>
  }

  let isBusy: Observable<Bool>
  let problem: Observable<String?>
  let saved: Observable<Void>

  init(
    _ inputs: Inputs, texts: Observable<Texts>,
    add: @escaping @MainActor (Contact) -> Observable<Result<Void, Problem>>
  ) {
    let form = inputs.name.starting(with: "").combineLatest(inputs.handle.starting(with: ""))
    let attempts = inputs.save.withLatest(from: form).attempt { _, form throws(Problem) in
      add(try Contact(typedName: form.0, typedHandle: form.1))
    }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.combineLatest(texts).map { $0.problem?.text(in: $1) }
    saved = attempts.compactMap(\.success)
  }
}
