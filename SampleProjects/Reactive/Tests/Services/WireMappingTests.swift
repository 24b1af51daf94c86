import MessengerWire
import Testing

@testable import Reactive

@Suite("The words of the wire")
struct WireMappingTests {
  @Test(arguments: [
    (Refusal.invalid(what: "name"), Problem.nameTooLong), (.invalid(what: "handle"), .ownHandle),
    (.invalid(what: "card"), .somethingWentWrong), (.notAllowed, .somethingWentWrong),
  ])
  func becomeThoseOfTheApp(refusal: Refusal, problem: Problem) {
    #expect(Problem(ServerError(refusal)) == problem)
  }
}
