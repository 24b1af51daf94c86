import MessengerTexts

/// The screen that makes a group of contacts.
@MainActor
struct NewGroupViewModel {
  struct Inputs {
    let name: Observable<String>
    let selected: Observable<Int>
    let create: Observable<Void>
  }

  let rows: Observable<[LabelsRow]>

  /// What is said if there is nobody to choose.
  let emptyText: Observable<String?>
  let isCreateEnabled: Observable<Bool>
  let isBusy: Observable<Bool>
  let problem: Observable<String?>

  /// The thread of the group that was made.
  let created: Observable<String>

  init(
    _ inputs: Inputs, contacts: Observable<Loadable<[Contact]>>, texts: Observable<Texts>,
    create: @escaping @MainActor (NewGroup) -> Observable<Result<String, Problem>>
  ) {
    let choices = Self.choices(inputs.selected, contacts)
    rows = choices.map { choice in
      choice.contacts.map { contact in
        LabelsRow([
          "name": contact.name, "chosen": choice.chosen.contains(contact.handle) ? "✓" : nil,
        ])
      }
    }
    emptyText = contacts.combineLatest(texts).map { contacts, texts in
      contacts.value?.isEmpty == true ? texts[.noContacts] : nil
    }
    let group = inputs.name.starting(with: "").combineLatest(choices).map { name, choice in
      NewGroup(typedName: name, members: choice.handles)
    }.shareLatest()
    let attempts = inputs.create.withLatest(from: group).compactMap { $1 }.attempt(create)
    isCreateEnabled = group.combineLatest(attempts).map { $0 != nil && !$1.isBusy }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.combineLatest(texts).map { $0.problem?.text(in: $1) }
    created = attempts.compactMap(\.success)
  }

  private struct Choice {
    var contacts: [Contact] = []
    var chosen: Set<String> = []

    var handles: [String] { contacts.map(\.handle).filter(chosen.contains) }
  }

  private enum Event {
    case contacts([Contact])
    case selected(Int)
  }

  private static func choices(
    _ selected: Observable<Int>, _ contacts: Observable<Loadable<[Contact]>>
  ) -> Observable<Choice> {
    Observable.merge(
      contacts.map { Event.contacts($0.value ?? []) }, selected.map { .selected($0) }
    )
    .scan(Choice()) { choice, event in
      switch event {
      case .contacts(let contacts):
        choice.contacts = contacts
        choice.chosen.formIntersection(contacts.map(\.handle))
      case .selected(let row):
        choice.chosen.formSymmetricDifference([choice.contacts[row].handle])
      }
    }.starting(with: Choice()).shareLatest()
  }
}
