import Testing

@testable import MVVMC

@Suite
struct ContactTests {
  @Test func theOrderIgnoresCase() {
    let bob = Contact(name: "Bob", handle: "b")
    #expect([bob, .grace, .alan].sorted() == [.alan, bob, .grace])
  }

  @Test func equalNamesAreInTheOrderOfTheirHandles() {
    let first = Contact(name: "Grace", handle: "a")
    let second = Contact(name: "grace", handle: "b")
    #expect([second, first].sorted() == [first, second])
  }

  @Test(arguments: ["", "ALA", "uring", "n"])
  func isFoundByNameAndHandle(text: String) {
    #expect(Contact.alan.matches(text))
  }

  @Test func isNotFoundByAnythingElse() {
    #expect(!Contact.alan.matches("grace"))
  }

  @Test(arguments: ["grace", "@grace", " @grace ", "@ grace"])
  func theHandleMayBeWrittenInSeveralWays(handle: String) throws {
    let contact = try NewContact(name: " Grace ", handle: handle)
    #expect(contact.name == "Grace")
    #expect(contact.handle == "grace")
  }

  @Test(arguments: [
    (" ", "grace", NewContact.Problem.missingName),
    ("Grace", "@", .missingHandle),
    ("Grace", " ", .missingHandle),
  ])
  func aNewOneSaysWhatIsMissing(name: String, handle: String, problem: NewContact.Problem) {
    #expect(throws: problem) { try NewContact(name: name, handle: handle) }
  }
}
