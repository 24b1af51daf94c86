import MessengerHost

/// The behaviour that every implementation of the messenger has to show.
///
/// Test reports count functions, so a suite has one short test function per scenario, named after
/// it, and one that proves that no scenario is left out:
///
///     @Suite @MainActor struct MVCBehaviour {
///       let specification = Specification(of: MVCMessenger.self)
///
///       @Test func signsInWithCorrectCredentials() async throws { try await specification.run() }
///       @Test func leavesNoScenarioOut() throws { try specification.checkCompleteness() }
///     }
@MainActor
public struct Specification<App: SignInApp> {
  let scenarios: [Scenario]

  public init(of app: App.Type, scenarios: [Scenario] = Scenario.all) {
    self.scenarios = scenarios
  }

  /// Runs the scenario that the calling test function is named after.
  public func run(_ function: String = #function) async throws {
    let testName = String(function.prefix { $0 != "(" })
    guard let scenario = scenarios.first(where: { $0.testName == testName }) else {
      throw SpecificationError.unknownScenario(testName, known: scenarios.map(\.testName))
    }
    try await run(scenario)
  }

  /// Runs `scenario` on a fresh app, against a fresh server.
  public func run(_ scenario: Scenario) async throws {
    // From its first call on, settling knows of all jobs; so it comes before the app's first one.
    await MainActor.settle()
    let driver = Driver(launching: App.self)
    await MainActor.settle()
    try await scenario.steps(driver)
  }
}
