import LintelScanner
import Testing

@testable import LintelWorkspace

@Suite struct ManifestReaderTests {
  @Test func readsEveryKindOfTarget() {
    let manifest = manifest(
      """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"),
          .executableTarget(name: "shop", dependencies: ["Core"]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
          .macro(name: "Macros", dependencies: []),
          .plugin(name: "Generate", capability: .buildTool(), dependencies: ["shop"]),
          .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ]
      )
      """)
    #expect(
      description(manifest) == [
        "library Core", "executable shop deps=Core", "test CoreTests deps=Core", "macro Macros",
        "plugin Generate deps=shop", "systemLibrary CZlib", "binary Blob path=Blob.xcframework",
      ])
    #expect(manifest.name == "Shop")
    #expect(manifest.hasAllTargets)
    #expect(manifest.notes == [])
  }

  /// As `swift build` enables them.
  @Test(arguments: [
    (#".default(enabledTraits: ["A"]), "A", "B""#, ["A"]),
    (#""A", "B""#, []), (#".default(enabledTraits: [])"#, []),
    (#".trait(name: "A", enabledTraits: ["B"]), .default(enabledTraits: ["A"]), "B""#, ["A", "B"]),
    (
      #"Trait(name: "A", enabledTraits: ["B"]), Trait.default(enabledTraits: ["A", "C"])"#,
      ["A", "B", "C"]
    ),
    (#".trait(name: "A", enabledTraits: ["B"]), .trait(name: "B", enabledTraits: ["A"])"#, []),
    (#".init(name: "B", enabledTraits: ["A"]), .default(enabledTraits: ["B"])"#, ["A", "B"]),
    (#".default(enabledTraits: all)"#, []),
  ])
  func defaultTraitsAreThoseThatTheyEnable(traits: String, expected: [String]) {
    let manifest = manifest(
      "let package = Package(name: \"P\", traits: [\(traits)], targets: [.target(name: \"A\")])")
    #expect(manifest.defaultTraits == expected)
    #expect(!manifest.isComputed)
  }

  @Test func aTargetWithoutANameIsNone() {
    let manifest = manifest("let package = Package(targets: [.target(name: \"\")])")
    #expect(manifest.targets.isEmpty)
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:1:33: a target has no name; it is not read"
      ])
  }

  @Test func dependenciesAreAsLongAsTheyAreWritten() {
    let names: [[UInt8]] = [Array("\"A\"".utf8), [34, 0x91, 34], Array("#\"B\"#".utf8)]
    for name in names {
      let start = Array("Package(targets: [.target(name: \"T\", dependencies: [".utf8)
      let bytes = start + name + Array("])])".utf8)
      let found = ManifestReader.read(SourceBuffer(bytes), path: "Package.swift")
        .targets.first?.dependencies?.first
      #expect(found?.offset == UInt32(start.count))
      #expect(found?.length == UInt32(name.count))
    }
  }

  @Test func readsEveryFormOfDependency() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: [
          "B", .target(name: "C"), .byName(name: "D"),
          .product(name: "E", package: "e-kit"),
          .product(name: "F", package: "f", moduleAliases: ["X": "Y"],
            condition: .when(platforms: [.iOS])),
          .target(name: "G", condition: .when(platforms: [.macOS, .linux])),
          .byName(name: "H", condition: nil),
        ]),
      ])
      """)
    #expect(
      description(manifest) == [
        "library A deps=B,target:C,D,product:E@e-kit,product:F@f,target:G,H"
      ])
    #expect(manifest.notes == [])
  }

  @Test func readsPathsAndResources() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", path: "Code/A", exclude: ["x.md", "Old"], sources: ["Main", "b.swift"],
          resources: [.copy("Fixtures"), .process("Media", localization: .default),
            .embedInCode("k.txt")]),
        .target(name: "B", path: nil, sources: nil),
      ])
      """)
    #expect(
      description(manifest) == [
        "library A path=Code/A sources=Main,b.swift exclude=x.md,Old "
          + "resources=Fixtures,Media,k.txt",
        "library B",
      ])
    #expect(manifest.notes == [])
  }

  @Test func commentsAndTrailingCommasAndEscapesDoNotMatter() {
    let manifest = manifest(
      #"""
      /* Package(name: "no", targets: [.target(name: "No")]) */
      let package = PackageDescription.Package(name: "P", targets: [ // first
        Target.target(name: "A\u{2d}\"x\"", dependencies: [ /* none */ "B", ],),
        // .target(name: "Z")
        .target(name: #"C\d"#),
      ],)
      """#)
    #expect(description(manifest) == ["library A-\"x\" deps=B", #"library C\d"#])
  }

  @Test func readsTargetsThatAreAddedLater() {
    let manifest = manifest(
      """
      var package = Package(name: "P", targets: [.target(name: "A")])
      package.targets.append(.target(name: "B"))
      package.targets.append(contentsOf: [.testTarget(name: "C"), .target(name: "D")])
      package.targets += [.target(name: "E")] + [.target(name: "F")]
      for target in package.targets { target.swiftSettings = settings }
      package.dependencies.append(.package(path: "../x"))
      """)
    #expect(
      description(manifest) == [
        "library A", "library B", "test C", "library D", "library E", "library F",
      ])
    #expect(manifest.hasAllTargets)
    #expect(manifest.notes == [])
  }

  @Test func readsEveryBranchOfConditions() {
    let manifest = manifest(
      """
      let package: Package = .init(name: "P", targets: [.target(name: "A")])
      #if os(macOS) || // both
        os(Linux)
      package.targets += [.target(name: "B")]
      #if (swift(>=6))
      package.targets.append(.target(name: "C"))
      #elseif compiler(<5)
      package.targets.append(.target(name: "D"))
      #endif
      #else
      package.targets.append(.target(name: "E"))
      #endif
      if let x = Context.environment["X"] { package.targets.append(.target(name: "F")) }
      """)
    #expect(manifest.targets.map(\.name) == ["A", "B", "C", "D", "E", "F"])
    #expect(manifest.notes == [])
  }

  @Test func saysWhereADependencyIsNamed() throws {
    let text = """
      let package = Package(name: "P", targets: [
        .target(name: "X", dependencies: ["A", .product(name: "Kit", package: "k")]),
      ])
      """
    let dependencies = try #require(manifest(text).targets.first?.dependencies)
    let written = dependencies.map { dependency in
      String(
        decoding: Array(text.utf8)[Int(dependency.offset)...].prefix(Int(dependency.length)),
        as: UTF8.self)
    }
    #expect(written == ["\"A\"", "\"Kit\""])
  }

  @Test func productsListTheirTargets() {
    let products = manifest(
      """
      let package = Package(name: "P", products: [
        .library(name: "All", type: .static, targets: ["A", "B"]),
        .executable(name: "run", targets: ["R"]),
      ], targets: [])
      """
    ).products
    #expect(products.map(\.name) == ["All"])
    #expect(products.map(\.targets) == [["A", "B"]])
  }

  @Test func brokenManifestsAreRead() {
    let whole = """
      let package = Package(name: "P", products: [.library(name: "L", targets: ["A"])], targets: [
        .target(name: "A", dependencies: [.product(name: "E", package: "e")], path: "x",
          exclude: ["y"], resources: [.copy("z")])
      ])
      package.targets += [.target(name: "B")]
      package.targets.append(.target(name: "C"))
      #if os(Linux)
      #endif
      """
    let bytes = Array(whole.utf8)
    var names: Set<String> = []
    for length in 0...bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      names.formUnion(manifest(text).targets.map(\.name))
    }
    #expect(names == ["A", "B", "C"])
  }

  @Test func deepNestingIsRead() {
    let depth = 100_000
    let deep =
      "Package(name: \"P\", targets: [" + String(repeating: "[", count: depth)
      + String(repeating: "]", count: depth) + ", .target(name: \"A\")])"
    #expect(manifest(deep).targets.map(\.name) == ["A"])
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0\n", true), ("\n \r\n//swift-tools-version:5.5", true),
    ("\u{FEFF}//\tSwift-Tools-Version:5", true), ("// A model.\n// swift-tools-version: 5", false),
    ("import Foundation\n", false), ("/* swift-tools-version: 5 */", false), ("//", false),
    ("", false),
  ])
  func manifestsBeginWithTheToolsVersion(text: String, expected: Bool) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer(hasToolsVersionComment) == expected)
  }
}
