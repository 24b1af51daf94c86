import MessengerHost

/// One thing that the messenger does, told as a user would tell it.
public struct Scenario: Sendable {
  typealias Steps = @MainActor @Sendable (Driver) async throws -> Void

  /// The part of the app that it is about: "Thread".
  public let feature: String

  /// What happens, in words: "shows a message at once, and that it was sent".
  public let name: String

  let steps: Steps

  init(_ feature: String, _ name: String, steps: @escaping Steps) {
    self.feature = feature
    self.name = name
    self.steps = steps
  }

  /// Plays the scenario on a fresh app, against a fresh server.
  ///
  /// Throws a ``BehaviourFailure`` for the first step that does not go as told.
  @MainActor
  public func run(on app: any MessengerApp.Type) async throws {
    let driver = try Driver(playing: app)
    do {
      try await steps(driver)
    } catch {
      await driver.quit()
      throw error
    }
    await driver.quit()
  }
}

extension Scenario: CustomStringConvertible {
  public var description: String { "\(feature): \(name)" }
}
