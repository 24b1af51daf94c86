import LintelFindings
import LintelVocabulary
import Testing

@testable import LintelArchitecture

/// The kinds of references that rules may name are those that the sources of a project can have.
@Suite struct ReferenceKindTests {
  private static let sources = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "B"), .target(name: "A")])
    """,
    "Sources/B/B.swift": """
    open class Base { var x = 0 }
    public protocol Port {}
    public struct Value { public static let one = Value(); public let size = 0 }
    public func make() -> Int { 0 }
    @propertyWrapper public struct Wrapped { public var wrappedValue = 0 }
    """,
    "Sources/A/A.swift": """
    import B
    class Derived: Base {}
    struct Adapter: Port {}
    extension Value {}
    struct User {
      var value: Value?
      let made = Value()
      let one = Value.one
      @Wrapped var count: Int
      func cast(_ any: Any) -> Bool { any is Value }
      let path = \\Base.x
      typealias Alias = Value
      func measure(_ one: Value) -> Int { one.size + make() }
    }
    """,
  ]

  @Test(arguments: ReferenceKind.allCases)
  func isFound(kind: ReferenceKind) throws {
    let folder = try ProjectFolder(Self.sources)
    let rules = """
      version: 1
      components: { A: { module: A }, B: { module: B } }
      rules: { r: { kind: forbid, from: A, to: B, kinds: \(kind.rawValue) } }
      """
    let result = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules).check(folder.path)
    #expect(!result.findings.isEmpty)
    #expect(result.findings.allSatisfy { $0.kind == kind })
  }

  @Test func anAmbiguousNameListsWhatItMayMean() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A"), .target(name: "B"), .target(name: "C")])
      """,
      "Sources/A/A.swift": "import B\nimport C\nlet cell = Cell()\n",
      "Sources/B/B.swift": "public struct Cell {}\n",
      "Sources/C/C.swift": "public struct Board {}\npublic typealias Cell = Board\n",
    ])
    let rules = """
      version: 1
      components: { A: { module: A }, B: { module: B }, C: { module: C } }
      rules: { r: { kind: forbid, from: A, to: [B, C], kinds: construct } }
      """
    let result = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules).check(folder.path)
    let meanings = "'Cell' in Sources/B/B.swift or 'Cell' in Sources/C/C.swift"
    #expect(
      result.findings.map(\.message) == [
        "'cell' (A) creates 'Cell' (B); every meaning breaks the rule: \(meanings)"
      ])
    #expect(result.findings.map(\.severity) == [.error])
    #expect(result.ambiguousNameCount == 1)
  }
}
