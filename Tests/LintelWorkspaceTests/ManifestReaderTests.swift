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

  @Test func saysWhereTheListOfTargetsIsComputed() {
    let manifest = manifest(
      """
      let package = Package(
        name: "P",
        targets: names.map { .target(name: $0) } + [.target(name: "A")]
      )
      """)
    #expect(description(manifest) == ["library A"])
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes == [
        "Package.swift:3:12: the list of targets is computed; each folder in 'Sources' and 'Tests' "
          + "that no other target claims is taken for a module"
      ])
  }

  @Test func saysWhichTargetsAreComputed() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        core(),
        .target(name: "A" + suffix), .target(name: "B\\(n)"), .target(name: "C").settings(),
        .target(name: "D"),
      ])
      package.targets += more()
      package.targets.removeAll { $0.isTest }
      """, path: "Kit/Package.swift")
    #expect(description(manifest) == ["library D"])
    #expect(
      manifest.notes.map { String($0.prefix { $0 != ";" }) } == [
        "Kit/Package.swift:2:3: a target is computed",
        "Kit/Package.swift:3:3: the name of a target is computed",
        "Kit/Package.swift:3:32: the name of a target is computed",
        "Kit/Package.swift:3:56: a target is computed",
        "Kit/Package.swift:6:20: the list of targets is computed",
        "Kit/Package.swift:7:9: the list of targets is changed here",
      ])
  }

  @Test func saysWhichPartsOfATargetAreComputed() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: ["B", shared], path: root + "A",
          exclude: ["x", y], sources: list, resources: [.copy("r"), z]),
        .target(name: "C", dependencies: ["B"] + common),
        .target(name: "D", dependencies: .init()),
        .target(name: "E", dependencies: ["B"]),
      ])
      """)
    #expect(
      description(manifest) == [
        "library A exclude=x resources=r deps=?", "library C deps=?", "library D deps=?",
        "library E deps=B",
      ])
    #expect(manifest.hasAllTargets)
    #expect(
      manifest.notes == [
        "Package.swift:2:42: dependencies of target 'A' are computed, so they are not known",
        "Package.swift:2:57: path of target 'A' is computed; its default folder is taken",
        "Package.swift:3:20: exclude of target 'A' is computed in part, which is left out",
        "Package.swift:3:33: sources of target 'A' are computed; all in its folder are taken",
        "Package.swift:3:63: resources of target 'A' are computed in part, which is left out",
        "Package.swift:4:44: dependencies of target 'C' are computed, so they are not known",
        "Package.swift:5:36: dependencies of target 'D' are computed, so they are not known",
      ])
  }

  @Test func takesTheValuesOfConstants() {
    let manifest = manifest(
      """
      let atomics: PackageDescription.Target.Dependency = .product(name: "Atomics", package: "a")
      let name = "B"
      let others: [Target.Dependency] = ["C", .target(name: "D")]
      let computed = others + [atomics]
      let package = Package(name: "P", targets: [
        .target(name: "X", dependencies: ["A", atomics, name]),
        .target(name: "Y", dependencies: ["A"] + others),
        .target(name: "Z", dependencies: computed),
      ])
      """)
    #expect(
      description(manifest) == [
        "library X deps=A,product:Atomics@a,B", "library Y deps=A,C,target:D", "library Z deps=?",
      ])
  }

  @Test func takesNoConstantThatIsDeclaredTwice() {
    let manifest = manifest(
      """
      #if os(Linux)
      let shared: [Target.Dependency] = ["A"]
      #else
      let shared: [Target.Dependency] = ["B"]
      #endif
      let package = Package(name: "P", targets: [.target(name: "X", dependencies: shared)])
      """)
    #expect(description(manifest) == ["library X deps=?"])
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

  @Test func dependenciesThatAreChangedLaterAreUnknown() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [.target(name: "A", dependencies: ["B"])])
      for target in package.targets { target.dependencies.append("C") }
      """)
    #expect(description(manifest) == ["library A deps=?"])
    #expect(
      manifest.notes == [
        "Package.swift:2:40: dependencies of targets are changed here, so they are not known"
      ])
  }

  @Test func aManifestWithoutPackageIsComputed() {
    let manifest = manifest("import PackageDescription\nlet package = makePackage()\n")
    #expect(manifest.targets.isEmpty)
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes.first?.hasPrefix("Package.swift:1:1: there is no 'Package(...)'") == true)
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

  @Test func anUnfinishedManifestIsComputed() {
    let manifest = manifest("let package = Package(name: \"P\", targets: [.target(name: \"A\")")
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes.first?.hasPrefix(
        "Package.swift:1:22: the parenthesis of 'Package' is never closed; ") == true)
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
