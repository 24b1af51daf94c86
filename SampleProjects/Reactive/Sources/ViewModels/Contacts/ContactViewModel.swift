import MessengerTexts

/// The screen of one contact.
@MainActor
struct ContactViewModel {
  struct Inputs {
    let message: Observable<Void>
    let delete: Observable<Void>

    /// Says when the question is answered with yes.
    let confirmed: Observable<Void>
  }

  let name: String
  let handle: String
  let problem: Observable<String?>

  /// What has to be asked before the contact is deleted.
  let question: Observable<Question>

  /// The thread with the contact, when the user wants to see it.
  let openedThread: Observable<String>
  let deleted: Observable<Void>

  init(
    _ inputs: Inputs, contact: Contact, texts: Observable<Texts>,
    openThread: @escaping @MainActor (String) -> Observable<Result<String, Problem>>,
    delete: @escaping @MainActor (String) -> Observable<Result<Void, Problem>>
  ) {
    let openings = inputs.message.attempt { openThread(contact.handle) }
    let deletions = inputs.delete.flatMapLatest { inputs.confirmed.first() }
      .attempt { delete(contact.handle) }
    name = contact.name
    handle = "@\(contact.handle)"
    problem = Observable.merge(openings.map(\.problem), deletions.map(\.problem))
      .combineLatest(texts).map { $0?.text(in: $1) }
    question = inputs.delete.withLatest(from: texts).map {
      Question(.deleteTitle, contact.name, yes: .deleteContact, in: $1)
    }
    openedThread = openings.compactMap(\.success)
    deleted = deletions.compactMap(\.success)
  }
}
