import Accounts
import Testing

@testable import LocatorInstance

@Suite @MainActor
struct LocatorInstanceTests {
  private typealias Authentication = any AuthenticationService

  private let locator = ServiceLocator()

  @Test func signsIn() throws {
    let controller = try CompositionRoot.makeAppController(
      passwords: ["ada": "secret"], locator: locator)
    try controller.signIn(name: "ada", password: "secret")
    #expect(controller.greeting == "Hello, ada")
  }

  @Test func aMissingManagerShowsWhenTheControllerIsMade() {
    #expect(throws: MissingService(type: "UserManaging")) { try AppController(locator: locator) }
  }

  @Test func theControllerTakesWhoeverIsRegisteredAsItsManager() throws {
    locator.register(UserManagerStub(user: User(name: "Ada")), as: (any UserManaging).self)
    #expect(try AppController(locator: locator).greeting == "Hello, Ada")
  }

  /// Everything compiles, and the app starts; it fails in the hands of the user.
  @Test func aMissingServiceShowsOnlyWhenSomebodySignsIn() throws {
    locator.register(UserManager(locator: locator), as: (any UserManaging).self)
    let controller = try AppController(locator: locator)
    #expect(controller.greeting == "Please sign in")
    #expect(throws: MissingService(type: "AuthenticationService")) {
      try controller.signIn(name: "ada", password: "secret")
    }
  }

  /// What is registered is found by the type that it is registered as, and by no other.
  @Test func aServiceIsMissingIfItIsRegisteredAsAnotherType() {
    locator.register(AuthenticationSpy(answering: nil))
    #expect(throws: MissingService(type: "AuthenticationService")) {
      try UserManager(locator: locator).signIn(name: "ada", password: "secret")
    }
  }

  @Test func locatorsOfTheirOwnKeepInterleavedTestsApart() throws {
    let first = ServiceLocator()
    let second = ServiceLocator()
    first.register(AuthenticationSpy(answering: User(name: "Ada")), as: Authentication.self)
    second.register(AuthenticationSpy(answering: nil), as: Authentication.self)
    let users = UserManager(locator: first)
    try users.signIn(name: "ada", password: "secret")
    #expect(users.user == User(name: "Ada"))
  }

  /// No other test uses the shared one, as tests run at the same time.
  @Test func whoIsGivenNoLocatorGetsWhatOthersHaveRegistered() throws {
    ServiceLocator.shared.register(
      AuthenticationSpy(answering: User(name: "Eve")), as: Authentication.self)
    let users = UserManager()
    try users.signIn(name: "ada", password: "secret")
    #expect(users.user == User(name: "Eve"))
  }
}

private final class UserManagerStub: UserManaging {
  let user: User?

  init(user: User?) {
    self.user = user
  }

  func signIn(name: String, password: String) {}
}
