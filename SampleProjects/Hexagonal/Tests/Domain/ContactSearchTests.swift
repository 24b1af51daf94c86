import Testing

@testable import Hexagonal

@Suite("Searching contacts") @MainActor
struct ContactSearchTests {
  private let grace = Contact(name: "Grace Hopper", handle: "amazing")
  private let alan = Contact(name: "Alan Turing", handle: "alan")

  @Test("finds names and handles, ignoring case and the blanks around the text")
  func matches() {
    #expect(ContactSearch(for: " hOP ", among: [alan, grace]) == .matches([grace]))
    #expect(ContactSearch(for: "MAZ", among: [alan, grace]) == .matches([grace]))
    #expect(ContactSearch(for: "a", among: [alan, grace]) == .matches([alan, grace]))
  }

  @Test("finds everybody without a text")
  func everybody() {
    #expect(ContactSearch(for: "  ", among: [alan, grace]) == .matches([alan, grace]))
  }

  @Test("tells that nobody fits from that nobody is there")
  func nobody() {
    #expect(ContactSearch(for: "x", among: [alan]) == .noMatches)
    #expect(ContactSearch(for: "x", among: []) == .noContacts)
  }

  @Test("goes on while the contacts change")
  func follows() async throws {
    let domain = DomainUnderTest()
    domain.storage.contacts = [alan]
    let book = ContactBook(
      server: domain.server, repository: domain.storage, current: domain.current)
    var found = SearchContacts(book: book).contacts(matching: "gr").makeAsyncIterator()
    #expect(await found.next() == .loaded(.noMatches))
    try await book.addContact(name: "Grace Hopper", handle: "grace")
    let added = Contact(name: "Grace Hopper", handle: "grace")
    #expect(await found.next() == .loaded(.matches([added])))
  }
}
