import MessengerWire
import Testing

@testable import VIPER

@Suite("Why a service fails")
struct ServiceErrorTests {
  @Test(
    "is said without the names of the server's fields",
    arguments: [
      (Refusal.invalid(what: "name"), ServiceError.nameTooLong),
      (.invalid(what: "handle"), .ownHandle), (.invalid(what: "card"), .invalidCard),
      (.invalid(what: "limit"), .refused), (.notAllowed, .refused), (.notFound, .refused),
      (.sessionExpired, .sessionEnded), (.unknownHandle, .unknownHandle),
    ])
  func refusal(refusal: Refusal, error: ServiceError) {
    #expect(ServiceError(refusal) == error)
  }
}
