import SignInBehaviour
import Testing

@Suite @MainActor
struct SpecificationTests {
  private let specification = Specification(
    of: EchoApp.self,
    scenarios: [
      Scenario("shows the echo button") { app in try app.see("echo") },
      Scenario("isn't tested, on purpose") { _ in },
    ])

  @Test func showsTheEchoButton() async throws { try await specification.run() }

  @Test func functionsWithoutAScenarioAreRefused() async {
    await #expect(throws: SpecificationError.self) { try await specification.run() }
  }

  @Test func scenariosWithoutAFunctionAreReported() {
    #expect(throws: SpecificationError.missingTests(["isntTestedOnPurpose"])) {
      try specification.checkCompleteness()
    }
  }

  @Test func scenarioNamesAreUnique() {
    let names = Scenario.all.map(\.testName)
    #expect(Set(names).count == names.count)
  }
}
