import MessengerTexts

/// The screen that makes a group of contacts.
@MainActor
struct NewGroupViewModel {
  struct Inputs {
    let name: Signal<String>
    let selected: Signal<Int>
    let create: Signal<Void>
  }

  let rows: Signal<[LabelsRow]>
  let isEmpty: Signal<Bool>
  let isCreateEnabled: Signal<Bool>
  let isBusy: Signal<Bool>
  let problem: Signal<String?>

  /// The thread of the group that was made.
  let created: Signal<String>

  init(
    _ inputs: Inputs, contacts: Signal<Loadable<[Contact]>>, texts: Texts,
    create: @escaping @MainActor (NewGroup) -> Signal<Result<String, Problem>>
  ) {
    let choices = Self.choices(inputs.selected, contacts)
    rows = choices.map { choice in
      choice.contacts.map { contact in
        LabelsRow([
          "name": contact.name, "chosen": choice.chosen.contains(contact.handle) ? "✓" : nil,
        ])
      }
    }
    isEmpty = contacts.map { $0.value?.isEmpty == true }
    let group = inputs.name.combineLatest(choices).map { name, choice in
      NewGroup(typedName: name, members: choice.handles)
    }.shareLatest()
    let attempts = inputs.create.withLatest(from: group).compactMap { $1 }.attempt(create)
    isCreateEnabled = group.combineLatest(attempts).map { $0 != nil && !$1.isBusy }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.map { $0.problem?.text(in: texts) }
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
    _ selected: Signal<Int>, _ contacts: Signal<Loadable<[Contact]>>
  ) -> Signal<Choice> {
    Signal.merge(contacts.map { Event.contacts($0.value ?? []) }, selected.map { .selected($0) })
      .scan(Choice()) { choice, event in
        switch event {
        case .contacts(let contacts):
          choice.contacts = contacts
          choice.chosen.formIntersection(contacts.map(\.handle))
        case .selected(let row):
          choice.chosen.formSymmetricDifference([choice.contacts[row].handle])
        }
      }.shareLatest()
  }
}
