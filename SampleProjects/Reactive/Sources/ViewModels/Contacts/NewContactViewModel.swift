import MessengerTexts

/// The screen that adds a contact.
@MainActor
struct NewContactViewModel {
  struct Inputs {
    let name: Signal<String>
    let handle: Signal<String>
    let save: Signal<Void>
  }

  let isBusy: Signal<Bool>
  let problem: Signal<String?>
  let saved: Signal<Void>

  init(
    _ inputs: Inputs, texts: Texts,
    add: @escaping @MainActor (Contact) -> Signal<Result<Contact, Problem>>
  ) {
    let attempts = inputs.save
      .withLatest(from: inputs.name.combineLatest(inputs.handle))
      .attempt { _, form throws(Problem) in
        add(try Contact(typedName: form.0, typedHandle: form.1))
      }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.map { $0.problem?.text(in: texts) }
    saved = attempts.compactMap(\.success).map { _ in }
  }
}
