import Accounts
import StaticLocator
import Testing

/// One test after another, as all share the one locator; each puts back what it replaces.
@Suite(.serialized) @MainActor
struct StaticLocatorTests {
  @Test func signsIn() {
    keepingServices {
      let controller = CompositionRoot.makeAppController(passwords: ["ada": "secret"])
      controller.signIn(name: "ada", password: "secret")
      #expect(controller.greeting == "Hello, ada")
    }
  }

  /// Nothing is registered, and nothing fails.
  @Test func nothingCanBeMissing() {
    keepingServices {
      let controller = AppController()
      controller.signIn(name: "ada", password: "secret")
      #expect(controller.greeting == "Please sign in")
    }
  }

  /// The interfaces of controller and manager do not say what to replace: whoever forgets one
  /// service gets its default, and no message.
  @Test func aServiceThatNobodyReplacesIsUsedInSilence() {
    keepingServices {
      ServiceLocator.users = UserManager()
      let controller = AppController()
      controller.signIn(name: "ada", password: "secret")
      #expect(controller.greeting == "Please sign in")
      ServiceLocator.authentication = AuthenticationSpy(answering: User(name: "Ada"))
      controller.signIn(name: "ada", password: "secret")
      #expect(controller.greeting == "Hello, Ada")
    }
  }

  @Test func theControllerTakesAnyManager() {
    keepingServices {
      ServiceLocator.users = UserManagerStub(user: User(name: "Ada"))
      #expect(AppController().greeting == "Hello, Ada")
    }
  }

  /// The steps of two tests in turn, as if they ran at the same time.
  @Test func interleavedTestsDisturbEachOther() {
    keepingServices {
      let ada = AuthenticationSpy(answering: User(name: "Ada"))
      let eve = AuthenticationSpy(answering: User(name: "Eve"))
      ServiceLocator.authentication = ada
      let first = UserManager()
      ServiceLocator.authentication = eve
      let second = UserManager()
      first.signIn(name: "ada", password: "secret")
      second.signIn(name: "eve", password: "secret")
      #expect(first.user == User(name: "Eve"), "the first test gets the service of the second")
      #expect(second.user == User(name: "Eve"))
      #expect(ada.questions == 0)
    }
  }

  /// Without it, a test inherits what the one before it has left.
  private func keepingServices(_ test: () -> Void) {
    let authentication = ServiceLocator.authentication
    let users = ServiceLocator.users
    defer {
      ServiceLocator.authentication = authentication
      ServiceLocator.users = users
    }
    test()
  }
}

private final class UserManagerStub: UserManaging {
  let user: User?

  init(user: User?) {
    self.user = user
  }

  func signIn(name: String, password: String) {}
}
