import Accounts
import Testing

@testable import ContainerInjection

@Suite @MainActor
struct ContainerTests {
  private let container = Container(context: .test)

  // MARK: Scopes

  @Test func uniqueThingsAreMadeForEachWhoAsks() {
    let pair = container.uniquePair
    #expect(pair.left !== pair.right)
    #expect(container.uniquePart !== container.uniquePart)
  }

  @Test func thingsOfAGraphAreSharedWithinIt() {
    let pair = container.graphPair
    #expect(pair.left === pair.right)
    #expect(container.graphPair.left !== pair.left)
    #expect(container.graphPart !== container.graphPart)
  }

  @Test func cachedThingsAreMadeOnce() {
    let pair = container.cachedPair
    #expect(pair.left === pair.right)
    #expect(container.cachedPart === pair.left)
  }

  @Test func containersShareNothing() {
    #expect(container.cachedPart !== Container(context: .test).cachedPart)
  }

  // MARK: Laziness

  @Test func nothingIsMadeUntilItIsAskedFor() {
    var made: [String] = []
    container.replace(\.authentication) {
      made.append("authentication")
      return AuthenticationSpy(answering: nil)
    }
    #expect(made == [])
    _ = container.users
    _ = container.users
    #expect(made == ["authentication"])
  }

  /// It compiles. This one ends because the test says so; any other one ends the program.
  @Test func partsThatNeedEachOtherAreMadeAgainAndAgain() {
    var made = 0
    container.replace(\.authentication) { [container] in
      made += 1
      if made < 3 { _ = container.users }
      return AuthenticationSpy(answering: nil)
    }
    _ = container.users
    #expect(made == 3)
  }

  // MARK: Replacements

  @Test func aReplacementIsUsedByWhatDependsOnIt() {
    container.replace(\.authentication) { AuthenticationSpy(answering: User(name: "Ada")) }
    let controller = container.appController
    controller.signIn(name: "ada", password: "secret")
    #expect(controller.greeting == "Hello, Ada")
  }

  @Test func aReplacementNeedsNothingOfWhatItReplaces() {
    var made: [String] = []
    container.replace(\.authentication) {
      made.append("authentication")
      return AuthenticationSpy(answering: nil)
    }
    container.replace(\.users) { UserManagerStub(user: User(name: "Ada")) }
    #expect(container.appController.greeting == "Hello, Ada")
    #expect(made == [])
  }

  @Test func aReplacementTakesThePlaceOfWhatIsCached() {
    let original = container.authentication
    container.replace(\.authentication) { AuthenticationSpy(answering: nil) }
    #expect(container.authentication !== original)
    #expect(container.authentication is AuthenticationSpy)
  }

  @Test func aReplacementKeepsTheScope() {
    container.replace(\.cachedPart) { Part() }
    container.replace(\.uniquePart) { Part() }
    #expect(container.cachedPart === container.cachedPart)
    #expect(container.uniquePart !== container.uniquePart)
  }

  /// The steps of two tests in turn, as if they ran at the same time.
  @Test func interleavedTestsDoNotDisturbEachOther() {
    let other = Container(context: .test)
    container.replace(\.authentication) { AuthenticationSpy(answering: User(name: "Ada")) }
    other.replace(\.authentication) { AuthenticationSpy(answering: User(name: "Eve")) }
    let users = container.users
    users.signIn(name: "ada", password: "secret")
    #expect(users.user == User(name: "Ada"))
  }
}

// MARK: - Something to put in its place

private final class UserManagerStub: UserManaging {
  let user: User?

  init(user: User?) {
    self.user = user
  }

  func signIn(name: String, password: String) {}
}

// MARK: - Something to make

private final class Part {}

private struct Pair {
  let left: Part
  let right: Part
}

extension Container {
  fileprivate var uniquePart: Part { instance(of: \.uniquePart, .unique) { Part() } }
  fileprivate var graphPart: Part { instance(of: \.graphPart, .graph) { Part() } }
  fileprivate var cachedPart: Part { instance(of: \.cachedPart, .cached) { Part() } }

  fileprivate var uniquePair: Pair {
    instance(of: \.uniquePair, .unique) { Pair(left: uniquePart, right: uniquePart) }
  }

  fileprivate var graphPair: Pair {
    instance(of: \.graphPair, .unique) { Pair(left: graphPart, right: graphPart) }
  }

  fileprivate var cachedPair: Pair {
    instance(of: \.cachedPair, .unique) { Pair(left: cachedPart, right: cachedPart) }
  }
}
