import MessengerTexts
import ScreenKitDeclarative

/// Chooses the members of a new group.
struct NewGroupView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var name = ""
  @State private var chosen: Set<Contact.ID> = []
  @State private var creating = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    VStack {
      TextField(texts[.groupName], text: $name).accessibilityIdentifier("newGroup.name")
      Button(texts[.createGroup], action: create)
        .disabled(creating.isLoading || !Chat.canBeGroup(named: name, with: members))
        .accessibilityIdentifier("newGroup.create")
      if creating.isLoading {
        ProgressView().accessibilityIdentifier("newGroup.busy")
      }
      OptionalText(creating.problem.map { texts[$0.plainText] }, identifier: "newGroup.error")
      OptionalText(
        appState.userData.contacts.value?.isEmpty == true ? texts[.noContacts] : nil,
        identifier: "newGroup.empty")
      List(contacts.numbered, selection: .selecting { chosen.formSymmetricDifference([$0]) }) {
        CandidateRow(contact: $0.element, isChosen: chosen.contains($0.id), number: $0.number)
      }
      .accessibilityIdentifier("newGroup.list")
    }
    .navigationTitle(texts[.newGroup])
  }

  private var contacts: [Contact] { appState.userData.contacts.value ?? [] }

  /// Who is chosen and still among the contacts.
  private var members: [Contact.ID] { contacts.map(\.id).filter(chosen.contains) }

  private func create() {
    Task {
      await interactors.chats.createGroup(name: name, members: members, in: $creating.subject())
    }
  }
}

/// Somebody who may be in the group.
private struct CandidateRow: DeclarativeView {
  let contact: Contact
  let isChosen: Bool
  let number: Int

  var body: some DeclarativeView {
    HStack {
      Text(contact.name).accessibilityIdentifier("newGroup.\(number).name")
      OptionalText(isChosen ? "✓" : nil, identifier: "newGroup.\(number).chosen")
    }
    .lineLimit(1)
    .accessibilityIdentifier("newGroup.\(number)")
  }
}
