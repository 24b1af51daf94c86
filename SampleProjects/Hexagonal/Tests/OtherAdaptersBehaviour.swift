import MessengerBehaviour
import MessengerHost
import Testing

@testable import Hexagonal

/// The messenger with its storage in files instead of a database.
private final class MessengerOnFiles: MessengerApp {
  private let app: HexagonalMessenger

  init(environment: AppEnvironment) {
    app = HexagonalMessenger(
      environment: environment,
      driven: DrivenAdapters(
        server: NetworkServer(connection: environment.connection),
        storage: FileStorage(inFolder: environment.storageFolder),
        keys: RandomKeys()))
  }

  func start(opening link: String?) {
    app.start(opening: link)
  }

  func open(_ link: String) {
    app.open(link)
  }
}

@Suite("Hexagonal behaves the same on files") @MainActor
struct OtherAdaptersBehaviour {
  @Test("does what the specification says, with one line changed", arguments: Scenario.all)
  func behaves(scenario: Scenario) async throws {
    try await scenario.run(on: MessengerOnFiles.self)
  }
}
