import Testing

@testable import MessengerBehaviour

/// Plays steps on an `EchoApp`.
@MainActor
func play(_ steps: @escaping Scenario.Steps) async throws {
  try await Scenario("Driver", "is tried", steps: steps).run(on: EchoApp.self)
}

/// The failure of steps, which have to fail.
@MainActor
func failure(of steps: @escaping Scenario.Steps) async throws -> BehaviourFailure {
  try #require(await #expect(throws: BehaviourFailure.self) { try await play(steps) })
}

/// The failure of an expectation about the screen that an `EchoApp` shows first.
@MainActor
func failure(
  atFirst expectation: @escaping @MainActor @Sendable (Driver) throws -> Void
) async throws -> BehaviourFailure {
  try await failure { app in
    await app.launch()
    try expectation(app)
  }
}
