import SignInBehaviour
import Testing
import VIPER

/// The behaviour that all architectures share, on VIPER.
@Suite @MainActor
struct VIPERBehaviour {
  private let specification = Specification(of: VIPERMessenger.self)

  @Test func leavesNoScenarioOut() throws { try specification.checkCompleteness() }

  // MARK: Signing in

  @Test func startsAtTheLoginScreen() async throws { try await specification.run() }
  @Test func signsInWithCorrectCredentials() async throws { try await specification.run() }
  @Test func ignoresBlanksAroundTheUsername() async throws { try await specification.run() }
  @Test func isBusyUntilTheServerAnswers() async throws { try await specification.run() }
  @Test func isReadyAgainAfterTheServerRefuses() async throws { try await specification.run() }
  @Test func letsGoOfTheLoginScreenAfterSigningIn() async throws { try await specification.run() }

  // MARK: Failing to sign in

  @Test func asksForAUsername() async throws { try await specification.run() }
  @Test func asksForAUsernameThatIsMoreThanBlanks() async throws { try await specification.run() }
  @Test func asksForAPassword() async throws { try await specification.run() }
  @Test func refusesAWrongPasswordAndClearsIt() async throws { try await specification.run() }
  @Test func signsInAfterAWrongPassword() async throws { try await specification.run() }
  @Test func keepsThePasswordWhenTheNetworkFails() async throws { try await specification.run() }
  @Test func signsInByOneTapOnceTheNetworkIsBack() async throws { try await specification.run() }
  @Test func saysSoWhenTheServerIsBroken() async throws { try await specification.run() }
  @Test func hidesTheLastErrorWhileItTriesAgain() async throws { try await specification.run() }

  // MARK: Signing out

  @Test func signsOutToAnEmptyLoginScreen() async throws { try await specification.run() }
  @Test func signsInAgainAfterSigningOut() async throws { try await specification.run() }
  @Test func letsGoOfTheHomeScreenAfterSigningOut() async throws { try await specification.run() }
  @Test func asksForThePasswordAgainAfterSigningOut() async throws { try await specification.run() }
}
