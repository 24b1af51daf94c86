import Accounts
import Testing

@testable import InitializerInjection

/// Nothing can be missing here: a test without a service does not compile.
@Suite @MainActor
struct InitializerInjectionTests {
  private func makeController(answering user: User?) -> AppController {
    AppController(users: UserManager(authentication: AuthenticationSpy(answering: user)))
  }

  @Test func signsIn() {
    let controller = CompositionRoot.makeAppController(passwords: ["ada": "secret"])
    #expect(controller.greeting == "Please sign in")
    controller.signIn(name: "ada", password: "secret")
    #expect(controller.greeting == "Hello, ada")
  }

  @Test func signsNobodyInWithAWrongPassword() {
    let controller = CompositionRoot.makeAppController(passwords: ["ada": "secret"])
    controller.signIn(name: "ada", password: "wrong")
    #expect(controller.greeting == "Please sign in")
  }

  @Test func asksNobodyButTheServiceThatItWasGiven() {
    let authentication = AuthenticationSpy(answering: User(name: "Ada"))
    let users = UserManager(authentication: authentication)
    #expect(authentication.questions == 0)
    users.signIn(name: "ada", password: "secret")
    #expect(authentication.questions == 1)
    #expect(users.user == User(name: "Ada"))
  }

  @Test func theControllerTakesAnyManager() {
    let controller = AppController(users: UserManagerStub(user: User(name: "Ada")))
    #expect(controller.greeting == "Hello, Ada")
  }

  /// The steps of two tests in turn, as if they ran at the same time.
  @Test func interleavedTestsDoNotDisturbEachOther() {
    let first = makeController(answering: User(name: "Ada"))
    let second = makeController(answering: nil)
    first.signIn(name: "ada", password: "secret")
    second.signIn(name: "ada", password: "secret")
    #expect(first.greeting == "Hello, Ada")
    #expect(second.greeting == "Please sign in")
  }
}

private final class UserManagerStub: UserManaging {
  let user: User?

  init(user: User?) {
    self.user = user
  }

  func signIn(name: String, password: String) {}
}
