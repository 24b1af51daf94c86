import Testing

@testable import Elm

@Suite("The contacts' update")
struct ContactsUpdateTests {
  private var contacts = ContactsModel(all: .loaded([.alan, .grace]))

  @Test("applies a search when its last edit has been left alone")
  mutating func search() {
    _ = contacts.update(.searchChanged("al"))
    _ = contacts.update(.searchChanged(" GRA "))
    _ = contacts.update(.searchDelayPassed(edit: 1))
    #expect(contacts.found == .loaded([.alan, .grace]))
    _ = contacts.update(.searchDelayPassed(edit: 2))
    #expect(contacts.found == .loaded([.grace]))
    #expect(contacts.search.pendingEdit == nil)
  }

  @Test("tells apart that there are none from that none fits")
  mutating func noMatches() {
    _ = contacts.update(.searchChanged("babbage"))
    _ = contacts.update(.searchDelayPassed(edit: 1))
    #expect(contacts.hasNoMatches)
    _ = contacts.update(.loaded(.success([]), revision: 0))
    #expect(!contacts.hasNoMatches)
  }

  @Test(
    "asks for what is missing in a new contact",
    arguments: [
      ("  ", "grace", Problem.missingName), ("Grace", " ", .missingHandle),
      ("Grace", " @ ", .missingHandle),
    ])
  mutating func missing(name: String, handle: String, problem: Problem) {
    #expect(save(name, handle).isEmpty)
    #expect(newContact?.attempt == .failed(problem))
  }

  @Test("saves a contact without what people write around it, once")
  mutating func saves() {
    let request = ServerRequest.addContact(name: "Kay", handle: "kay")
    #expect(save(" Kay ", " @kay").requests() == [request])
    #expect(contacts.update(.newContact(.saveTapped)).isEmpty)
  }

  @Test("shows a contact that was saved in the list, and leaves its page")
  mutating func saved() {
    _ = save("Kay", "kay")
    let kay = Contact(name: "Kay", handle: "kay")
    _ = contacts.update(.added(.success(kay), visit: 1))
    #expect(contacts.all == .loaded([.alan, .grace, kay]))
    #expect(contacts.pages.page == nil)
  }

  @Test("does not touch the page of a later visit")
  mutating func late() {
    _ = save("Kay", "kay")
    _ = contacts.update(.wentBack)
    _ = contacts.update(.addTapped)
    _ = contacts.update(.added(.failure(.handleTaken), visit: 1))
    #expect(newContact == NewContactModel())
    _ = contacts.update(.added(.success(Contact(name: "Kay", handle: "kay")), visit: 1))
    #expect(newContact == NewContactModel())
    #expect(contacts.all.value?.count == 3)
  }

  @Test("asks again for a list that is older than what was done since")
  mutating func staleList() {
    _ = save("Kay", "kay")
    _ = contacts.update(.added(.success(Contact(name: "Kay", handle: "kay")), visit: 1))
    let commands = contacts.update(.loaded(.success([.alan]), revision: 0))
    #expect(commands.requests() == [.contacts])
    #expect(contacts.all.value?.count == 3)
  }

  @Test("deletes a contact only after the question")
  mutating func deletes() {
    _ = contacts.update(.contactChosen("grace"))
    #expect(contacts.update(.contact(.deleteTapped)).isEmpty)
    let commands = contacts.update(.contact(.deleteConfirmed))
    #expect(commands.requests() == [.removeContact(handle: "grace")])
    _ = contacts.update(.deleted(handle: "grace", failure: nil, visit: 1))
    #expect(contacts.all == .loaded([.alan]))
    #expect(contacts.pages.page == nil)
  }

  @Test("keeps a contact that could not be deleted, and says so")
  mutating func keeps() {
    _ = contacts.update(.contactChosen("grace"))
    _ = contacts.update(.contact(.deleteConfirmed))
    _ = contacts.update(.deleted(handle: "grace", failure: .noConnection, visit: 1))
    #expect(
      contacts.pages.page
        == .contact(ContactModel(contact: .grace, attempt: .failed(.noConnection))))
    #expect(contacts.all == .loaded([.alan, .grace]))
  }

  private mutating func save(_ name: String, _ handle: String) -> [Command<ContactsMessage>] {
    _ = contacts.update(.addTapped)
    _ = contacts.update(.newContact(.nameChanged(name)))
    _ = contacts.update(.newContact(.handleChanged(handle)))
    return contacts.update(.newContact(.saveTapped))
  }

  private var newContact: NewContactModel? {
    if case .newContact(let page) = contacts.pages.page { page } else { nil }
  }
}
