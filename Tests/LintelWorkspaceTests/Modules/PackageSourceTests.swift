import Testing

@testable import LintelWorkspace

/// What the package manager compiles is read. The right values are those of 'swift package describe'
/// of Swift 6.3.
@Suite struct PackageSourceTests {
  private func workspace(
    _ arguments: String = "", files: [String], texts: [String: String] = [:]
  ) throws -> Workspace {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + "let package = Package(name: \"P\", targets: [.target(name: \"App\"\(arguments))])")
    for file in files { folder.write(file) }
    for (path, text) in texts { folder.write(path, text) }
    return try Workspace(root: folder.path)
  }

  private func sources(
    _ arguments: String = "", files: [String], texts: [String: String] = [:]
  ) throws -> [String] {
    let workspace = try workspace(arguments, files: files, texts: texts)
    return workspace.files.filter { file in
      file.modules.contains { workspace.modules[$0].name == "App" }
    }.map(\.path)
  }

  @Test(arguments: [
    "Pods", "Carthage", "Carthage/Build", "DerivedData", "node_modules", "X.xctemplate", "X.bundle",
    "X.lproj", "X.swiftpm", "X.framework", "X.app", "X.scnassets", "X.swift", "X.DOCC", "Tuist",
    "fastlane", "ProjectDescriptionHelpers", "bazel-out", "bazel-bin", "build", "Tests",
    "node_modules/Pods/DerivedData", "Pods/A/B",
  ])
  func foldersMayBeCalledAnyway(name: String) throws {
    let file = "Sources/App/\(name)/F.swift"
    let texts = [
      "Sources/App/Podfile": "", "Sources/App/Cartfile": "", "Sources/App/WORKSPACE": "",
      "Sources/App/fastlane/Fastfile": "", "WORKSPACE": "",
    ]
    #expect(
      try sources(files: [file, "Sources/App/A.swift"], texts: texts) == [
        "Sources/App/A.swift", file,
      ])
  }

  @Test(arguments: [
    ".build", ".git", ".hidden", "X.docc", "X.playground", "X.xcassets", "X.xcdatamodeld",
    "X.xcmappingmodel", "X.xcodeproj", "X.xcworkspace", "Pods/X.docc", "node_modules/.hidden",
  ])
  func whatThePackageManagerLeavesOutIsInNoTarget(name: String) throws {
    let files = ["Sources/App/\(name)/F.swift", "Sources/App/A.swift"]
    #expect(try sources(files: files) == ["Sources/App/A.swift"])
  }

  @Test(arguments: [
    "Config", "Plugin", "Workspace", "Dependencies", "Tuist", "Project", "Package@swift-5",
    "Package@swift-5.9",
  ])
  func filesMayBeCalledLikeManifests(name: String) throws {
    let file = "Sources/App/Domain/\(name).swift"
    let texts = [
      file: "#if canImport(ProjectDescription)\nimport ProjectDescription\n#endif\nlet a = 1"
    ]
    #expect(try sources(files: [], texts: texts) == [file])
  }

  @Test func theManifestOfAPackageInATargetIsASource() throws {
    let manifest = "Sources/App/Domain/Package.swift"
    let workspace = try workspace(
      files: ["Sources/App/Domain/D.swift", "Sources/App/A.swift"],
      texts: [
        manifest: toolsVersion
          + "let package = Package(name: \"D\", targets: [.target(name: \"D\", path: \".\")])"
      ])
    #expect(
      listing(workspace) == [
        "Sources/App/A.swift [App]", "Sources/App/Domain/D.swift [App, D]", "\(manifest) [App]",
      ])
  }

  @Test func whatAPackageInATargetExcludesIsCompiledAllTheSame() throws {
    let manifest = "Sources/App/Domain/Package.swift"
    let files = try sources(
      files: ["Sources/App/Domain/Code/D.swift", "Sources/App/Domain/Code/E.swift"],
      texts: [
        manifest: toolsVersion
          + """
          let package = Package(name: "D", targets: [
            .target(name: "D", path: "Code", exclude: ["D.swift"])])
          """
      ])
    #expect(
      files == ["Sources/App/Domain/Code/D.swift", "Sources/App/Domain/Code/E.swift", manifest])
  }

  @Test(arguments: [
    (", path: \"Pods/X\"", ["Pods/X/F.swift", "Pods/X/node_modules/G.swift"], ["Pods/Y.swift"]),
    (", path: \"Sources/.h/App\"", ["Sources/.h/App/F.swift"], ["Sources/.h/App/.i/G.swift"]),
    (", path: \"X.docc\"", ["X.docc/F.swift"], ["X.docc/Y.docc/G.swift"]),
    (", path: \".hidden\"", [], [".hidden/F.swift"]),
    (
      ", path: \".\"",
      ["Carthage/Checkouts/F.swift", "DerivedData/x/F.swift", "F.swift", "Pods/F.swift"],
      [".build/F.swift", "X.xcodeproj/F.swift", "Package@swift-5.8.swift"]
    ),
    (
      ", path: \"\", sources: [\"Pods\", \"F.swift\"]", ["F.swift", "Pods/F.swift"],
      ["node_modules/F.swift"]
    ),
    (
      ", path: \".\", exclude: [\"Pods\", \"node_modules\"]", ["F.swift"],
      ["Pods/F.swift", "node_modules/a/F.swift"]
    ),
    (", exclude: [\"Pods\"]", ["Sources/App/A.swift"], ["Sources/App/Pods/F.swift"]),
    (", exclude: [\"Pods/B\"]", ["Sources/App/Pods/A/F.swift"], ["Sources/App/Pods/B/F.swift"]),
    (", resources: [.copy(\"Pods\")]", ["Sources/App/A.swift"], ["Sources/App/Pods/F.swift"]),
    (
      ", sources: [\"X.docc\", \"A.swift\"]",
      ["Sources/App/A.swift", "Sources/App/X.docc/F.swift"],
      ["Sources/App/Pods/F.swift"]
    ),
  ])
  func foldersOfTargetsAreSearched(
    arguments: String, compiled: [String], leftOut: [String]
  ) throws {
    #expect(try sources(arguments, files: compiled + leftOut) == compiled)
  }

  @Test func foldersOfAllKindsOfTargetsAreSearched() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "P", targets: [
          .target(name: "App"), .executableTarget(name: "Tool"), .testTarget(name: "AppTests"),
          .plugin(name: "Pl", capability: .buildTool()), .macro(name: "M")])
        """)
    let files = [
      "Plugins/Pl/Pods/P.swift", "Sources/App/node_modules/A.swift",
      "Sources/M/DerivedData/M.swift",
      "Sources/Tool/X.xctemplate/main.swift", "Tests/AppTests/DerivedData/T.swift",
    ]
    for file in files { folder.write(file) }
    folder.write("Plugins/Pl/Podfile")
    #expect(
      listing(try Workspace(root: folder.path)) == [
        "\(files[0]) [Pl]", "\(files[1]) [App]", "\(files[2]) [M]", "\(files[3]) [Tool]",
        "\(files[4]) [AppTests] test",
      ])
  }

  @Test func whatTheCallerDoesNotWantIsNotSearched() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + "let package = Package(name: \"P\", targets: [.target(name: \"App\", path: \".\")])")
    folder.link("node_modules/broken", to: "nowhere")
    folder.write("Pods/A.swift")
    folder.write("Pods/B.swift")
    folder.write("DerivedData/C.swift")
    let workspace = try Workspace(
      root: folder.path, prune: { $0 == "node_modules" }, isIncluded: { $0 != "Pods/B.swift" })
    #expect(listing(workspace) == ["DerivedData/C.swift [App]", "Pods/A.swift [App]"])
    #expect(workspace.modules.map(\.lacksFiles) == [true])
  }

  @Test func linksOfBazelAreNotFollowed() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + "let package = Package(name: \"P\", targets: [.target(name: \"App\", path: \".\")])")
    folder.write("MODULE.bazel")
    folder.write("A.swift")
    folder.write(".made/A.swift")
    folder.link("bazel-out", to: ".made")
    #expect(listing(try Workspace(root: folder.path)) == ["A.swift [App]"])
  }

  /// Computed lists may well exclude what is beside the sources.
  @Test func aFolderThatMayBeExcludedIsNotSearched() throws {
    let files = ["F.swift", "node_modules/F.swift"]
    #expect(try sources(", path: \".\", exclude: others", files: files) == ["F.swift"])
  }

  @Test func withoutATargetNothingChanges() throws {
    let folder = TemporaryFolder()
    for file in ["A.swift", "Pods/F.swift", "node_modules/F.swift", "Package@swift-5.swift"] {
      folder.write(file)
    }
    #expect(listing(try Workspace(root: folder.path)) == ["A.swift []"])
  }

  @Test(arguments: [
    ("5.0", ["docc", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "bundle"]),
    ("5.2.4", ["docc", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "bundle"]),
    ("5.3", ["lproj"]), ("5.5", ["lproj"]), ("5.6", ["bundle", "lproj"]),
    ("6.0", ["bundle", "lproj"]),
  ])
  func whatIsOneThingDependsOnTheVersionOfTheTools(version: String, compiled: [String]) throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      "// swift-tools-version:\(version)\nlet package = Package(name: \"P\", targets: [.target(name: \"App\")])"
    )
    let endings = [
      "docc", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "bundle", "lproj",
      "playground", "xcodeproj", "xcworkspace",
    ]
    for ending in endings { folder.write("Sources/App/X.\(ending)/F.swift") }
    let workspace = try Workspace(root: folder.path)
    let files = workspace.files.filter { file in
      file.modules.contains { workspace.modules[$0].name == "App" }
    }.map(\.path)
    #expect(files == compiled.map { "Sources/App/X.\($0)/F.swift" }.sorted())
  }
}
