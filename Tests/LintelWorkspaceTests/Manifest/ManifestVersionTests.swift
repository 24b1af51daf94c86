import LintelVocabulary
import Testing

@testable import LintelWorkspace

/// Packages with manifests for certain versions of Swift. What is right is what `swift package
/// dump-package` of 6.3.1 prints.
@Suite struct ManifestVersionTests {
  /// Writes manifests, each of which declares a target with its own name.
  ///
  /// - Parameter manifests: names without `.swift`, each with the version of the tools after `=`;
  ///   without a version, the manifest has none.
  /// - Returns: the names of the manifests whose targets count.
  private func read(
    _ manifests: String, swift: SwiftVersion = .newestKnown
  ) throws -> (names: [String], notes: [String]) {
    let folder = TemporaryFolder()
    folder.write("Sources/A/a.swift")
    for manifest in manifests.split(separator: " ") {
      let parts = manifest.split(separator: "=", omittingEmptySubsequences: false)
      let comment = parts[1].isEmpty ? "" : "// swift-tools-version:\(parts[1])\n"
      folder.write(
        "\(parts[0]).swift",
        comment + "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\n")
    }
    let workspace = try Workspace(root: folder.path, swift: swift)
    let names = workspace.modules.filter(\.isTarget).map(\.manifest)
    return (names.map { String($0.dropLast(".swift".count)) }, workspace.notes.map(\.description))
  }

  @Test(arguments: [
    ("Package=5.5 Package@swift-6.0=6.0", "Package@swift-6.0"),
    ("Package=5.5 Package@swift-6.3=5.5", "Package@swift-6.3"),
    ("Package=5.9 Package@swift-6.3.1=5.5", "Package@swift-6.3.1"),
    ("Package=5.9 Package@swift-6=5.5", "Package@swift-6"),
    ("Package=5.9 Package@swift-6.2=5.5", "Package"),
    ("Package=5.9 Package@swift-6.2=5.9", "Package"),
    ("Package=5.9 Package@swift-6.2=5.9.1", "Package@swift-6.2"),
    ("Package=5.9 Package@swift-6.2=6.0 Package@swift-6.1=6.1", "Package@swift-6.2"),
    ("Package=5.9 Package@swift-6.3=6.0 Package@swift-6.3.1=5.5", "Package@swift-6.3.1"),
    ("Package=5.9 Package@swift-6.4=6.0 Package@swift-5.10=5.10", "Package@swift-5.10"),
    ("Package=5.5 Package@swift-5.10=5.10 Package@swift-5.9=5.9", "Package@swift-5.10"),
    ("Package=5.5 Package@swift-6.0=6.0 Package@swift-6.0.0=5.9", "Package@swift-6.0.0"),
    ("Package=6.1 Package@swift-5.9=5.9", "Package"),
    ("Package=7.0 Package@swift-5.9=5.9", "Package@swift-5.9"),
    ("Package= Package@swift-5.9=5.9", "Package@swift-5.9"),
    ("Package=5.5 Package@swift-6.3.2=6.0 Package@swift-06.1=6.0", "Package@swift-06.1"),
    ("Package=5.5 Package@swift-6.1.0.0=6.0 Package@swift-6.x=6.0", "Package"),
    ("Package=5.5 Package@swift-7.0=6.0", "Package"),
  ])
  func theManifestOfSwiftPMIsRead(manifests: String, expected: String) throws {
    #expect(try read(manifests).names == [expected])
  }

  @Test(arguments: [
    ("6.0", "Package@swift-6.0"), ("6", "Package@swift-6.0"), ("5.10.1", "Package@swift-5.9"),
    ("5.9", "Package@swift-5.9"), ("5.8.9", "Package"), ("6.2.1", "Package@swift-6.0"),
  ])
  func anotherVersionHasAnotherManifest(version: String, expected: String) throws {
    let manifests = "Package=5.5 Package@swift-6.0=6.0 Package@swift-5.9=5.9"
    let swift = try #require(SwiftVersion(version))
    #expect(try read(manifests, swift: swift).names == [expected])
  }

  @Test func withoutPackageSwiftThereIsNoPackage() throws {
    let (names, notes) = try read("Package@swift-6.0=6.0")
    #expect(names == [])
    #expect(notes == [])
  }

  @Test func aNoteSaysWhichManifestIsRead() throws {
    #expect(
      try read("Package=5.5 Package@swift-6.0=6.0").notes == [
        "Package@swift-6.0.swift:1:1: this manifest is read and not 'Package.swift', as SwiftPM "
          + "6.3.1 does; 'sources: { swift: … }' states another version"
      ])
    #expect(
      try read("Package=5.5 Package@swift-6.0=6.0", swift: SwiftVersion(major: 5, minor: 9)).notes
        == [
          "Package.swift:1:1: this manifest is read and not 'Package@swift-6.0.swift', as SwiftPM "
            + "5.9 does; 'sources: { swift: … }' states another version"
        ])
    #expect(try read("Package=5.5").notes == [])
    #expect(try read("Package=5.5 Package@swift-6.x=6.0").notes == [])
  }

  /// The package manager does not look at these files, so nothing is said about them either, even
  /// if they compute their targets.
  @Test(arguments: ["Package@swift", "Package@swift-junk", "Package@swift-", "Package@swift-5.x"])
  func aNameWithoutAVersionIsThatOfNoManifest(name: String) throws {
    let folder = TemporaryFolder()
    folder.write("Sources/A/a.swift")
    folder.write(
      "Package.swift",
      toolsVersion + "let package = Package(name: \"P\", targets: [.target(name: \"A\")])")
    folder.write(
      "\(name).swift",
      toolsVersion + "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })")
    let workspace = try Workspace(root: folder.path)
    #expect(workspace.modules.filter(\.isTarget).map(\.manifest) == ["Package.swift"])
    #expect(workspace.notes.map(\.description) == [])
  }

  @Test func manyPackagesHaveFewNotes() throws {
    let folder = TemporaryFolder()
    for name in ["A", "B", "C", "D", "E"] {
      folder.write("\(name)/Package.swift", toolsVersion + "let package = Package(name: \"P\")")
      folder.write("\(name)/Package@swift-6.3.swift", toolsVersion)
      folder.write("\(name)/Sources/\(name)/a.swift")
    }
    let notes = try Workspace(root: folder.path).notes.map(\.description)
      .filter { $0.contains("as SwiftPM") }
    #expect(notes.count == 3)
    let last = try #require(notes.last)
    #expect(last.hasSuffix("another version; 2 more packages with several manifests"))
  }

  @Test(arguments: ["", "6.", ".6", "6.0.0.0", "six", "6,0", "-6", "6.٣"])
  func whatIsNoVersionIsRefused(text: String) {
    #expect(SwiftVersion(text) == nil)
  }
}
