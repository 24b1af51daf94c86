import LintelArchitecture
import LintelFindings
import LintelVocabulary
import Testing

/// The preset 'dependency-injection', which is about names that only sources have.
@Suite struct InjectionPresetTests {
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try ProjectFolder(files)
    let architecture = try DeclaredArchitecture(
      rulesFile: "lintel.yml", text: "version: 1\nextends: [dependency-injection]\n")
    return try architecture.check(folder.path).findings.map {
      "\($0.rule): \($0.locations[0].line)"
    }
  }

  @Test func whatIsHandedOverIsFine() throws {
    #expect(
      try findings([
        "AppDelegate.swift": """
        final class AppDelegate {
          let model = LoginViewModel(client: HTTPClient.shared)
          let locator = ServiceLocator.current
        }
        """,
        "LoginViewModel.swift": """
        final class LoginViewModel {
          private let client: HTTPClient
          weak var delegate: LoginDelegate?
          init(client: HTTPClient) { self.client = client }
        }
        protocol LoginDelegate: AnyObject {}
        """,
        "HTTPClient.swift": "final class HTTPClient { static let shared = HTTPClient() }",
        "ServiceLocator.swift": "enum ServiceLocator { static let current = 1 }",
      ]) == [])
  }

  @Test func theClassicMistakesAreFound() throws {
    #expect(
      try findings([
        "LoginViewModel.swift": """
        final class LoginViewModel {
          private let client = HTTPClient()
          var delegate: LoginDelegate?
          func load() { _ = HTTPClient.shared }
          func find() { _ = ServiceLocator.current }
        }
        protocol LoginDelegate: AnyObject {}
        """,
        "HTTPClient.swift": "final class HTTPClient { static let shared = HTTPClient() }",
        "ServiceLocator.swift": "enum ServiceLocator { static let current = 1 }",
      ]) == [
        "logic-is-given-its-services: 2", "delegates-are-weak: 3", "no-singletons-in-logic: 4",
        "no-service-locator: 5",
      ])
  }
}
