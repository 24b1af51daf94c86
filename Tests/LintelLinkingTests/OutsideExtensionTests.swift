import LintelTestGraphs
import Testing

@testable import LintelLinking

/// Names in extensions of types of modules that are not read, whose nested types and generic
/// parameters are not known.
@Suite struct OutsideExtensionTests {
  private static let types = """
    struct Version { init(id: Int) {}; static let first = Version(id: 1); struct Part {} }
    protocol Value {}
    struct VersionRow {}
    """

  private func targets(_ code: String, _ more: String = "") -> [String] {
    describe(makeGraph(["A.swift": "import Kit\n" + code, "B.swift": Self.types, "C.swift": more]))
      .filter { $0.contains("-> V") && $0.hasPrefix("Package.f") }
  }

  @Test(arguments: [
    "extension Package { func f(_ version: Version) {} }",
    "extension Kit.Package { func f(_ version: [Version]) {} }",
    "extension Package.Release { func f() -> Version? { nil } }",
    "typealias Alias = Kit.V1.Package\nextension Alias { func f(_ version: Version) {} }",
    "typealias Alias = PackageModel.V1.Collection\nextension Alias { func f(_ v: Version) {} }",
    "extension Package where Element: Version { func f(_ version: Version) {} }",
  ])
  func aNameOfOneWordMayBeOfANestedType(_ code: String) {
    let found = describe(makeGraph(["A.swift": "import Kit\n" + code, "B.swift": Self.types]))
      .filter { $0.contains("f -> Version") }
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("(ambiguous)") })
  }

  /// Protocols are hardly ever nested.
  @Test func aProtocolIsMeantThough() {
    #expect(
      targets("extension Package { func f<T: Value>(_ value: T) {} }")
        == ["Package.f -> Value type"])
  }

  @Test(arguments: [
    ("extension Package where Value: Codable { func f(_ value: Value) {} }", ""),
    ("extension Package where Value == Int {}\nextension Package { func f(_ v: Value) {} }", ""),
    ("extension Package { func f(_ version: Version) {} }", "func g(_ v: Package.Version) {}"),
    ("extension Package { func f(_ v: Version) {} }", "extension Package.Version {}"),
    ("extension Package { func f() { _ = Version(id: 1) } }", "let v = [Package.Version]()"),
    ("extension Package { func f() { _ = Version.first } }", "extension Kit.Package.Version {}"),
  ])
  func aNestedTypeOrAGenericParameterIsMeant(_ code: String, _ more: String) {
    #expect(targets(code, more) == [])
  }

  @Test(arguments: [
    // The project's type has the member.
    ("extension Package { func f() { _ = Version.first } }", ["Package.f -> Version static"]),
    (
      "extension Package { func f(_ v: Version.Part) {} }",
      ["Package.f -> Version type (qualifier)", "Package.f -> Version.Part type"]
    ),
    // A name of several words is hardly that of a nested type.
    ("extension Package { func f(_ row: VersionRow) {} }", ["Package.f -> VersionRow type"]),
    ("struct Package { func f(_ v: Version) {} }", ["Package.f -> Version type"]),
    (
      "struct Package {}\nextension Package { func f(_ v: Version) {} }",
      ["Package.f -> Version type"]
    ),
  ])
  func theProjectsTypeIsMeant(_ code: String, _ expected: [String]) {
    #expect(targets(code) == expected)
  }

  /// The author of both means the type beside the extension.
  @Test func aTypeInTheFileOfTheExtensionIsMeant() {
    let code = "struct Vendor {}\nextension Package { func f(_ vendor: Vendor) {} }"
    #expect(targets(code) == ["Package.f -> Vendor type"])
  }

  @Test func aConformanceIsWrittenOutside() {
    let found = describe(
      makeGraph(["A.swift": "import Kit\nextension Package: Value {}", "B.swift": Self.types]))
    #expect(found.contains("Package -> Value conform"))
  }

  /// All nested types of a type of the SDKs are known.
  @Test func extensionsOfSDKsAreSpared() {
    let found = describe(
      makeGraph([
        "A.swift": "import Foundation\nextension Date { func f(_ version: Version) {} }",
        "B.swift": Self.types,
      ]))
    #expect(found.contains("Date.f -> Version type"))
  }
}
