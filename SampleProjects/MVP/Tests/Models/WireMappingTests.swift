import MessengerWire
import Testing

@testable import MVP

@Suite("A refusal of the server")
struct WireMappingTests {
  @Test(
    "is put into the app's own words",
    arguments: [
      (Refusal.invalid(what: "name"), Failure.nameTooLong),
      (.invalid(what: "handle"), .ownHandle), (.invalid(what: "text"), .refused),
      (.unknownHandle, .unknownHandle), (.handleTaken, .handleTaken),
      (.cardDeclined, .cardDeclined), (.wrongCredentials, .wrongCredentials),
      (.sessionExpired, .sessionOver), (.notAllowed, .refused), (.notFound, .refused),
    ])
  func words(refusal: Refusal, failure: Failure) {
    #expect(Failure(refusal) == failure)
  }
}
