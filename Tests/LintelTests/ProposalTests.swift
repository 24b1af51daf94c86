import LintelRules
import Testing

/// What the kinds of rules propose as proofs breaks them: each change is made in the text of a
/// project, and the rule must find it where it was made.
@Suite struct ProposalTests {
  @Test func construct() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Core"), .target(name: "App")])
      """,
      "Sources/Core/Core.swift": """
      class Hidden {}
      public final class Service { public init() {} }
      public struct Money {}
      """,
      "Sources/App/Root.swift": "import Core\nclass Root { let service = Service() }\n",
      "Sources/App/Screen.swift": "import Core\nfinal class Screen { let name = \"\" }\n",
    ]
    let all = try survivors(
      of: """
        version: 1
        components: { Core: { module: Core }, Root: { name: Root }, Screen: { name: Screen } }
        rules: { r: { kind: construct, of: Core, by: Root } }
        """, in: files)
    #expect(all.proposed == ["'Service' creates 'Hidden'", "'Screen' creates 'Service'"])
    #expect(all.survivors == [])
  }
}
