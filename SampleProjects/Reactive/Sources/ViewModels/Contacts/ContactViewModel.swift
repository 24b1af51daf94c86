import MessengerTexts

/// The screen of one contact.
@MainActor
struct ContactViewModel {
  struct Inputs {
    let message: Signal<Void>
    let delete: Signal<Void>
  }

  let name: String
  let handle: String
  let problem: Signal<String?>

  /// The thread with the contact, when the user wants to see it.
  let openedThread: Signal<String>
  let deleted: Signal<Void>

  init(
    _ inputs: Inputs, contact: Contact, texts: Texts,
    openThread: @escaping @MainActor (String) -> Signal<Result<String, Problem>>,
    delete: @escaping @MainActor (String) -> Signal<Result<Void, Problem>>
  ) {
    let openings = inputs.message.attempt { openThread(contact.handle) }
    let deletions = inputs.delete.attempt { delete(contact.handle) }
    name = contact.name
    handle = "@\(contact.handle)"
    problem = Signal<Problem?>.merge(openings.map(\.problem), deletions.map(\.problem))
      .map { $0?.text(in: texts) }
    openedThread = openings.compactMap(\.success)
    deleted = deletions.compactMap(\.success)
  }
}
