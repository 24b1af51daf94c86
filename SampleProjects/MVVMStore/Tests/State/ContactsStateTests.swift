import Testing

@testable import MVVMStore

@Suite("The contacts' state")
struct ContactsStateTests {
  private typealias Row = Transition<ContactsState>

  private static let both = Loadable.loaded([Contact.alan, .grace])
  private static let list = ContactsState(contacts: both)
  private static let atGrace = ContactsState(contacts: both, screen: .contact(.grace))
  private static let adding = ContactsState(contacts: both, screen: .newContact)

  private static let rows = [
    Row("follows the contacts", ContactsState(), .started, ContactsState(), [.followContacts]),
    Row("shows the contacts", ContactsState(), .contactsChanged(both), list),
    Row("loads when asked to", list, .reloadTapped, list, [.load]),
    Row(
      "waits with a search", ContactsState(), .searchChanged(" g "), ContactsState(search: " g "),
      [.pause(search: " g ")]),
    Row(
      "searches after the pause", ContactsState(search: " g "), .searchPaused,
      ContactsState(search: " g ", appliedSearch: "g")),
    Row("opens a contact", list, .contactTapped(handle: "grace"), atGrace),
    Row("opens nobody whom it does not know", list, .contactTapped(handle: "ada"), list),
    Row("opens the form for a contact", list, .addTapped, adding),
    Row("goes back", adding, .wentBack, list),
    Row("closes the screen that has done its work", adding, .finished(.newContact), list),
    Row("leads nobody away who has gone on", atGrace, .finished(.newContact), atGrace),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }

  @Test("needs a pause only for what was typed last")
  func pause() {
    let state = ContactsState(search: "gr")
    #expect(state.needs(.pause(search: "gr")))
    #expect(!state.needs(.pause(search: "g")))
    #expect(state.needs(.load))
  }

  @Test("has the matches of the search that was applied")
  func matches() {
    #expect(Self.list.matches == [.alan, .grace])
    #expect(ContactsState(contacts: Self.both, appliedSearch: "GR").matches == [.grace])
  }
}
