import Accounts
import Testing

@testable import StaticLocator

/// One test after another, as all share the one locator; each has to empty it first.
@Suite(.serialized) @MainActor
struct StaticLocatorTests {
  init() {
    ServiceLocator.reset()
  }

  @Test func signsIn() throws {
    let controller = try CompositionRoot.makeAppController(passwords: ["ada": "secret"])
    try controller.signIn(name: "ada", password: "secret")
    #expect(controller.greeting == "Hello, ada")
  }

  @Test func aMissingManagerShowsWhenTheControllerIsMade() {
    #expect(throws: MissingService(type: "UserManager")) { try AppController() }
  }

  /// Everything compiles, and the app starts; it fails in the hands of the user.
  @Test func aMissingServiceShowsOnlyWhenSomebodySignsIn() throws {
    ServiceLocator.register(UserManager())
    let controller = try AppController()
    #expect(controller.greeting == "Please sign in")
    #expect(throws: MissingService(type: "AuthenticationService")) {
      try controller.signIn(name: "ada", password: "secret")
    }
  }

  /// The steps of two tests in turn, as if they ran at the same time.
  @Test func interleavedTestsDisturbEachOther() throws {
    let ada = AuthenticationSpy(answering: User(name: "Ada"))
    let eve = AuthenticationSpy(answering: User(name: "Eve"))
    ServiceLocator.register(ada, as: (any AuthenticationService).self)
    let first = UserManager()
    ServiceLocator.register(eve, as: (any AuthenticationService).self)
    let second = UserManager()
    try first.signIn(name: "ada", password: "secret")
    try second.signIn(name: "eve", password: "secret")
    #expect(first.user == User(name: "Eve"), "the first test gets the service of the second")
    #expect(second.user == User(name: "Eve"))
    #expect(ada.questions == 0)
  }
}
