import Testing

@testable import MVVMStore

@Suite("A new group's state")
struct NewGroupStateTests {
  private typealias Row = Transition<NewGroupState>

  private static let both = Loadable.loaded([Contact.alan, .grace])
  private static let failed = NewGroupState(contacts: .failed)
  private static let group = NewGroup(name: "Engines", members: ["grace", "turing"])
  private static let complete = NewGroupState(
    contacts: both, name: " Engines ", chosen: ["grace", "turing"])
  private static let busy = NewGroupState(
    contacts: both, name: " Engines ", chosen: ["grace", "turing"], attempt: .busy)
  private static let oneChosen = NewGroupState(contacts: both, name: "E", chosen: ["grace"])

  private static let rows = [
    Row("follows the contacts", NewGroupState(), .started, NewGroupState(), [.followContacts]),
    Row(
      "shows the contacts", NewGroupState(), .contactsChanged(both),
      NewGroupState(contacts: both)),
    Row("says that there is no list", NewGroupState(), .contactsChanged(.failed), failed),
    Row("loads the list when asked to", failed, .reloadTapped, failed, [.load]),
    Row(
      "lets go of who is no contact any more", complete, .contactsChanged(.loaded([.alan])),
      NewGroupState(contacts: .loaded([.alan]), name: " Engines ", chosen: ["turing"])),
    Row(
      "chooses", NewGroupState(contacts: both, name: "E"), .contactTapped(handle: "grace"),
      oneChosen),
    Row(
      "chooses no longer", oneChosen, .contactTapped(handle: "grace"),
      NewGroupState(contacts: both, name: "E")),
    Row("takes a name", NewGroupState(), .nameChanged("E"), NewGroupState(name: "E")),
    Row("needs two others", oneChosen, .createTapped, oneChosen),
    Row(
      "creates", complete, .createTapped, busy,
      group.map { [.create($0)] } ?? []),
    Row("creates once", busy, .createTapped, busy),
    Row("shows the thread", busy, .created(.success("3")), busy, [.showThread(id: "3")]),
    Row(
      "says no more than that it failed", busy, .created(.failure(.nameTooLong)),
      NewGroupState(
        contacts: both, name: " Engines ", chosen: ["grace", "turing"],
        attempt: .failed(.somethingWentWrong))),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
