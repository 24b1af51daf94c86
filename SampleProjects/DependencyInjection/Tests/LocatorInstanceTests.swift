import Accounts
import Testing

@testable import LocatorInstance

@Suite @MainActor
struct LocatorInstanceTests {
  private typealias Authentication = any AuthenticationService

  private let locator = ServiceLocator()

  @Test func signsIn() {
    let controller = CompositionRoot.makeAppController(
      passwords: ["ada": "secret"], locator: locator)
    #expect(controller.greeting == "Please sign in")
    controller.signIn(name: "ada", password: "secret")
    #expect(controller.greeting == "Hello, ada")
  }

  @Test func theControllerTakesWhoeverIsRegisteredAsItsManager() {
    locator.register((any UserManaging).self) { _ in UserManagerStub(user: User(name: "Ada")) }
    #expect(AppController(locator: locator).greeting == "Hello, Ada")
  }

  @Test func aServiceIsMadeOnceAndWhenSomebodyAsks() {
    var made = 0
    locator.register(Authentication.self) { _ in
      made += 1
      return AuthenticationSpy(answering: nil)
    }
    #expect(made == 0)
    #expect(locator.locate(Authentication.self) === locator.locate(Authentication.self))
    #expect(made == 1)
  }

  @Test func aServiceTakesThePlaceOfTheOneThatWasRegisteredBefore() {
    locator.register(Authentication.self) { _ in AuthenticationSpy(answering: nil) }
    let first = locator.locate(Authentication.self)
    locator.register(Authentication.self) { _ in AuthenticationSpy(answering: nil) }
    #expect(locator.locate(Authentication.self) !== first)
  }

  @Test func whatIsMadeAlreadyKeepsTheServiceThatWasReplaced() {
    locator.register(Authentication.self) { _ in AuthenticationSpy(answering: nil) }
    locator.register((any UserManaging).self) { UserManager(locator: $0) }
    #expect(locator.locate((any UserManaging).self).user == nil)
    locator.register(Authentication.self) { _ in AuthenticationSpy(answering: User(name: "Ada")) }
    let users = locator.locate((any UserManaging).self)
    users.signIn(name: "ada", password: "secret")
    #expect(users.user == nil)
  }

  /// It compiles. This one ends because the test says so; any other one ends the program.
  @Test func servicesThatNeedEachOtherAreMadeAgainAndAgain() {
    var made = 0
    locator.register(Authentication.self) { locator in
      made += 1
      if made < 3 { _ = locator.locate((any UserManaging).self) }
      return AuthenticationSpy(answering: nil)
    }
    locator.register((any UserManaging).self) { UserManager(locator: $0) }
    _ = locator.locate((any UserManaging).self)
    #expect(made == 3)
  }

  /// Everything compiles; whoever asks for it with `locate` ends the program.
  @Test func nobodyIsToldOfAMissingServiceUntilItIsAskedFor() {
    locator.register((any UserManaging).self) { UserManager(locator: $0) }
    #expect(locator.find(Authentication.self) == nil)
  }

  /// What is registered is found by the type that it is registered as, and by no other.
  @Test func aServiceIsMissingIfItIsRegisteredAsAnotherType() {
    locator.register(AuthenticationSpy.self) { _ in AuthenticationSpy(answering: nil) }
    #expect(locator.find(Authentication.self) == nil)
    #expect(locator.find(AuthenticationSpy.self) != nil)
  }

  @Test func locatorsOfTheirOwnKeepInterleavedTestsApart() {
    let first = ServiceLocator()
    let second = ServiceLocator()
    first.register(Authentication.self) { _ in AuthenticationSpy(answering: User(name: "Ada")) }
    second.register(Authentication.self) { _ in AuthenticationSpy(answering: nil) }
    let users = UserManager(locator: first)
    users.signIn(name: "ada", password: "secret")
    #expect(users.user == User(name: "Ada"))
  }

  /// No other test uses the shared one, as tests run at the same time.
  @Test func whoIsGivenNoLocatorGetsWhatOthersHaveRegistered() {
    ServiceLocator.shared.register(Authentication.self) { _ in
      AuthenticationSpy(answering: User(name: "Eve"))
    }
    let users = UserManager()
    users.signIn(name: "ada", password: "secret")
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
