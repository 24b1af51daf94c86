import Foundation
import LintelGraph
import Testing

@testable import Lintel
@testable import LintelRules

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
    public struct Value { static let one = Value() }
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
    }
    """,
  ]

  @Test(arguments: ReferenceKind.written)
  func isFound(kind: ReferenceKind) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in Self.sources {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let rules = """
      version: 1
      components: { A: { module: A }, B: { module: B } }
      rules: { r: { kind: forbid, from: A, to: B, kinds: \(kind.rawValue) } }
      """
    let result = try Architecture(rulesFile: "lintel.yml", text: rules).check(root.path)
    #expect(!result.findings.isEmpty)
    #expect(result.findings.allSatisfy { $0.kind == kind })
  }
}
