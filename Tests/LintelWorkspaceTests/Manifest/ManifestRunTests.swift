import Testing

@testable import LintelWorkspace

/// Packages whose manifests are run, as they compute what the package is made of.
@Suite struct ManifestRunTests {
  private static let computed = """
    // swift-tools-version: 6.0
    let package = Package(name: "Kit", targets: ["A", "B"].map { .target(name: $0) })
    """
  private static let dump = """
    {"name": "Kit", "targets": [
      {"name": "A", "type": "regular", "path": "Code/A", "dependencies": []},
      {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]}]}
    """

  @Test func onlyManifestsThatComputeAreRun() throws {
    let folder = TemporaryFolder()
    folder.write("Kit/Package.swift", Self.computed)
    folder.write(
      "Plain/Package.swift",
      toolsVersion + "let package = Package(name: \"Plain\", targets: [.target(name: \"P\")])")
    for file in ["Kit/Code/A/a.swift", "Kit/Sources/B/b.swift", "Plain/Sources/P/p.swift"] {
      folder.write(file)
    }
    var asked: [String] = []
    let workspace = try Workspace(
      root: folder.path,
      runManifest: { package throws(ManifestRunError) in
        asked.append(package)
        return Array(Self.dump.utf8)
      })
    #expect(asked == ["Kit"])
    #expect(
      listing(workspace) == [
        "Kit/Code/A/a.swift [A]", "Kit/Sources/B/b.swift [B]", "Plain/Sources/P/p.swift [P]",
      ])
    #expect(
      moduleListing(workspace) == [
        "Kit:A library -> ", "Kit:B library -> A", "Plain:P library -> ",
      ])
    #expect(workspace.notes == [])
  }

  @Test(arguments: [
    "products: [.library(name: name, targets: [\"A\"])]", "products: [kit()]", "products: all()",
    "products: [.library(name: \"K\", targets: all)]",
  ])
  func computedProductsAreAskedForAsWell(products: String) throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion + "let package = Package(name: \"Kit\", \(products), targets: [])")
    var count = 0
    _ = try Workspace(
      root: folder.path,
      runManifest: { _ throws(ManifestRunError) in
        count += 1
        return Array(Self.dump.utf8)
      })
    #expect(count == 1)
  }

  @Test func whatOtherMachinesMayAddIsUnknown() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion + """
        let package = Package(name: "Kit", targets: [
          .target(name: "A", dependencies: ["X"]), .target(name: "B", dependencies: shared),
        ] + more)
        #if os(macOS)
        package.targets.append(.target(name: "Mac", dependencies: ["B"]))
        #endif
        """)
    for name in ["A", "B", "C", "Mac"] { folder.write("Sources/\(name)/a.swift") }
    let dump = """
      {"targets": [
        {"name": "A", "type": "regular", "dependencies": [{"byName": ["Y", null]}]},
        {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]},
        {"name": "C", "type": "regular", "dependencies": [{"byName": ["B", null]}]}]}
      """
    let workspace = try Workspace(
      root: folder.path, runManifest: { _ throws(ManifestRunError) in Array(dump.utf8) })
    #expect(
      moduleListing(workspace) == [
        ":A library -> Y X", ":B library -> ?", ":C library -> ?", ":Mac library -> B",
      ])
    #expect(
      workspace.notes.map(\.description) == [
        "Package.swift:5:1: this manifest can examine the machine that it runs on; dependencies "
          + "that it computes are not known, because it may have more on other machines"
      ])
  }

  @Test(arguments: [
    ("import PackageDescription\nimport CompilerPluginSupport", "", "B"),
    ("import PackageDescription\nlet root = Context.packageDirectory", "", "B"),
    ("import PackageDescription\nimport Foundation", "4:1", "?"),
    ("@preconcurrency import struct Foundation.URL", "3:17", "?"),
    ("import Glibc", "3:1", "?"), ("#if os(Linux)\n#endif", "3:1", "?"),
    ("let tag = Context.gitInformation?.currentTag", "3:11", "?"),
    ("let own = Context.environment[\"OWN\"]", "3:11", "?"),
    ("let all = CommandLine.arguments", "3:11", "?"),
  ])
  func whatAsksTheMachineMayHaveMoreElsewhere(
    start: String, place: String, dependencies: String
  ) throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion + "\n\(start)\n"
        + "let package = Package(name: \"Kit\", targets: [.target(name: \"A\", dependencies: some)])"
    )
    folder.write("Sources/A/a.swift")
    let dump = """
      {"targets": [
        {"name": "A", "type": "regular", "dependencies": [{"byName": ["B", null]}]}]}
      """
    let workspace = try Workspace(
      root: folder.path, runManifest: { _ throws(ManifestRunError) in Array(dump.utf8) })
    #expect(moduleListing(workspace) == [":A library -> \(dependencies)"])
    #expect(
      workspace.notes.map { String($0.description.prefix { $0 != " " }) }
        == (place.isEmpty ? [] : ["Package.swift:\(place):"]))
  }

  @Test func allThatCannotBeRunAreTold() throws {
    let folder = TemporaryFolder()
    for name in ["A", "B", "C"] { folder.write("\(name)/Package.swift", Self.computed) }
    let error = #expect(throws: WorkspaceErrors.self) {
      try Workspace(
        root: folder.path,
        runManifest: { package throws(ManifestRunError) in
          if package == "A" { throw ManifestRunError(message: "no 'swift'") }
          if package == "B" { throw ManifestRunError(line: 3, column: 5, message: "no 'x'") }
          return Array("{".utf8)
        })
    }
    #expect(
      error?.description == """
        'A/Package.swift' cannot be run: no 'swift'
        B/Package.swift:3:5: no 'x'
        the output of 'swift package dump-package' for 'C/Package.swift' is not understood; leave out \
        '--resolve-manifests'
        """)
  }

  @Test func whatIsNotRunIsToldOnce() throws {
    let folder = TemporaryFolder()
    folder.write("Kit/Package.swift", Self.computed)
    #expect(
      try Workspace(root: folder.path).notes.last?.description
        == "Kit/Package.swift:1:1: this manifest computes its targets; '--resolve-manifests' runs "
        + "it with 'swift package dump-package'")
    folder.write("Other/Package.swift", Self.computed)
    #expect(
      try Workspace(root: folder.path).notes.last?.description
        == "Kit/Package.swift:1:1: 2 manifests such as this compute their targets; "
        + "'--resolve-manifests' runs them with 'swift package dump-package'")
  }
}
