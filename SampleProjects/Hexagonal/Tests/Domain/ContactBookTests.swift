import Testing

@testable import Hexagonal

@Suite("Contacts") @MainActor
struct ContactBookTests {
  private let domain = DomainUnderTest()

  private func book() -> ContactBook {
    ContactBook(server: domain.server, repository: domain.storage, current: domain.current)
  }

  private func shown(by book: ContactBook) async -> Loadable<[Contact]>? {
    var values = book.contacts().makeAsyncIterator()
    return await values.next()
  }

  @Test("are sorted by name, ignoring case, and remembered")
  func sorted() async {
    domain.server.contactList = [
      Contact(name: "grace", handle: "grace"), Contact(name: "Alan", handle: "alan"),
    ]
    let book = book()
    await book.reloadContacts()
    #expect(await shown(by: book)?.value?.map(\.handle) == ["alan", "grace"])
    #expect(domain.storage.contacts?.map(\.handle) == ["alan", "grace"])
  }

  @Test("stay when they cannot be loaded anew")
  func stay() async {
    domain.storage.contacts = [Contact(name: "Alan", handle: "alan")]
    domain.server.error = .noConnection
    let book = book()
    await book.reloadContacts()
    #expect(await shown(by: book)?.value?.count == 1)
  }

  @Test("have failed when they could never be loaded")
  func failed() async {
    domain.server.error = .noConnection
    let book = book()
    await book.reloadContacts()
    #expect(await shown(by: book) == .failed)
  }

  @Test("are added without blanks and without the @")
  func added() async throws {
    try await book().addContact(name: " Grace ", handle: " @grace ")
    #expect(domain.server.requests == ["add Grace grace"])
    #expect(domain.storage.contacts == [Contact(name: "Grace", handle: "grace")])
  }

  @Test("need a name and a handle")
  func missing() async {
    let book = book()
    await #expect(throws: Problem.missingName) { try await book.addContact(name: " ", handle: "a") }
    await #expect(throws: Problem.missingHandle) {
      try await book.addContact(name: "Grace", handle: " @ ")
    }
    #expect(domain.server.requests == [])
  }

  @Test("say why they cannot be added")
  func refused() async {
    let problems: [(ServerError, Problem)] = [
      (.handleTaken, .handleTaken), (.unknownHandle, .unknownHandle),
      (.ownHandle, .ownHandle), (.nameTooLong, .nameTooLong),
      (.noConnection, .noConnection), (.refused, .somethingWentWrong),
    ]
    for (error, problem) in problems {
      domain.server.error = error
      await #expect(throws: problem) {
        try await book().addContact(name: "Grace", handle: "grace")
      }
    }
  }

  @Test("are gone once the server has deleted them, and not before")
  func deleted() async throws {
    domain.server.contactList = [Contact(name: "Alan", handle: "alan")]
    domain.storage.contacts = domain.server.contactList
    let book = book()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await book.deleteContact("alan") }
    #expect(domain.storage.contacts?.count == 1)
    domain.server.error = nil
    try await book.deleteContact("alan")
    #expect(domain.storage.contacts == [])
  }
}
