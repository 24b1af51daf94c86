import Testing

@testable import Reactive

@Suite("What is typed")
struct FormTests {
  @Test func blanksAroundAUsernameAreIgnored() throws {
    #expect(try Credentials(username: "  ada ", password: " x ").username == "ada")
    #expect(try Credentials(username: "ada", password: " x ").password == " x ")
  }

  @Test(arguments: [("  ", "x", Problem.missingUsername), ("ada", "", .missingPassword)])
  func credentialsHaveBothParts(username: String, password: String, problem: Problem) {
    #expect(throws: problem) { try Credentials(username: username, password: password) }
  }

  @Test(arguments: ["grace", " @grace ", "@ grace"])
  func aHandleMayBeTypedWithAnAt(typed: String) throws {
    #expect(try Contact(typedName: " Grace ", typedHandle: typed) == grace)
  }

  @Test(arguments: [(" ", "grace", Problem.missingName), ("Grace", " @ ", .missingHandle)])
  func aContactHasBothParts(name: String, handle: String, problem: Problem) {
    #expect(throws: problem) { try Contact(typedName: name, typedHandle: handle) }
  }

  @Test func aCardHasSixteenDigits() throws {
    #expect(try CardNumber(typed: "4242 4242 4242 4242").digits == "4242424242424242")
    for typed in ["4242", "4242 4242 4242 424x", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"] {
      #expect(throws: Problem.invalidCard) { try CardNumber(typed: typed) }
    }
  }

  @Test func aMessageIsMoreThanBlanks() {
    #expect(MessageText(typed: " Hi ")?.text == "Hi")
    #expect(MessageText(typed: "  ") == nil)
  }

  @Test func anAccountHasAName() throws {
    #expect(try AccountName(typed: " Ada ").text == "Ada")
    #expect(throws: Problem.missingName) { try AccountName(typed: " ") }
  }

  @Test func aGroupHasANameAndTwoOthers() {
    #expect(NewGroup(typedName: " Engines ", members: ["a", "b"])?.name == "Engines")
    #expect(NewGroup(typedName: " ", members: ["a", "b"]) == nil)
    #expect(NewGroup(typedName: "Engines", members: ["a"]) == nil)
  }
}
