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
    #expect(contacts.update(.newContact(.saveTapped)).commands.isEmpty)
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
    let result = contacts.update(.loaded(.success([.alan]), revision: 0))
    #expect(result.commands.requests() == [.contacts])
    #expect(contacts.all.value?.count == 3)
  }

  @Test(
    "does one thing about a contact at a time, and deletes it only after the question",
    arguments: [
      (.idle, .deleteTapped, .asking, []), (.failed(.noConnection), .deleteTapped, .asking, []),
      (.asking, .deleteCancelled, .idle, []),
      (.asking, .deleteConfirmed, .deleting, [.removeContact(handle: "grace")]),
      (.idle, .deleteConfirmed, .idle, []), (.opening, .deleteTapped, .opening, []),
      (.deleting, .deleteTapped, .deleting, []), (.deleting, .deleteConfirmed, .deleting, []),
      (.deleting, .messageTapped, .deleting, []),
    ] as [(ContactModel.Activity, ContactMessage, ContactModel.Activity, [ServerRequest])])
  mutating func steps(
    before: ContactModel.Activity, message: ContactMessage, after: ContactModel.Activity,
    requests: [ServerRequest]
  ) {
    contacts.pages.go(to: .contact(ContactModel(contact: .grace, activity: before)))
    let result = contacts.update(.contact(message))
    #expect(result.commands.requests() == requests)
    #expect(result.out == nil)
    #expect(contact?.activity == after)
  }

  @Test("shows no contact any more that was deleted")
  mutating func deleted() {
    _ = contacts.update(.contactChosen("grace"))
    _ = contacts.update(.deleted(handle: "grace", failure: nil, visit: 1))
    #expect(contacts.all == .loaded([.alan]))
    #expect(contacts.pages.page == nil)
  }

  @Test("keeps a contact that could not be deleted, and says so")
  mutating func keeps() {
    contacts.pages.go(to: .contact(ContactModel(contact: .grace, activity: .deleting)))
    _ = contacts.update(.deleted(handle: "grace", failure: .noConnection, visit: 1))
    #expect(contact == ContactModel(contact: .grace, activity: .failed(.noConnection)))
    #expect(contacts.all == .loaded([.alan, .grace]))
  }

  @Test("tells its parent that the user wants to write to a contact")
  mutating func wants() {
    _ = contacts.update(.contactChosen("grace"))
    let result = contacts.update(.contact(.messageTapped))
    #expect(result.commands.isEmpty)
    #expect(result.out == .conversationWanted(with: .grace))
  }

  @Test(
    "tells its parent of the conversation with a contact, and whether the user waits for it",
    arguments: [(1, true), (2, false)])
  mutating func opened(visit: Int, isAwaited: Bool) {
    _ = contacts.update(.contactChosen("grace"))
    _ = contacts.openConversation()
    #expect(contact?.activity == .opening)
    let result = contacts.update(.conversationOpened(.success(.grace), visit: visit))
    #expect(result.out == .conversationOpened(.grace, isAwaited: isAwaited))
    #expect(contact?.activity == (isAwaited ? .idle : .opening))
  }

  private mutating func save(_ name: String, _ handle: String) -> [Command<ContactsMessage>] {
    _ = contacts.update(.addTapped)
    _ = contacts.update(.newContact(.nameChanged(name)))
    _ = contacts.update(.newContact(.handleChanged(handle)))
    return contacts.update(.newContact(.saveTapped)).commands
  }

  private var contact: ContactModel? {
    if case .contact(let page) = contacts.pages.page { page } else { nil }
  }

  private var newContact: NewContactModel? {
    if case .newContact(let page) = contacts.pages.page { page } else { nil }
  }
}
