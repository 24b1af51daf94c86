import LintelVocabulary
import Testing

@testable import LintelWorkspace

@Suite struct ModuleTests {
  @Test func targetsHaveTheirDefaultFolders() throws {
    let workspace = try workspace(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Core"), .executableTarget(name: "my-tool", dependencies: ["Core"]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
        .testTarget(name: "Checks", dependencies: ["my-tool"]), .plugin(name: "Gen"),
        .target(name: "Old"), .systemLibrary(name: "CZ"), .target(name: "Empty"),
      ])
      """,
      files: [
        "Sources/Core/a.swift", "Sources/my-tool/main.swift", "Tests/CoreTests/t.swift",
        "Sources/Checks/t.swift", "Plugins/Gen/p.swift", "src/Old/o.swift", "Scripts/s.swift",
        "Sources/loose.swift",
      ])
    #expect(
      listing(workspace) == [
        "Plugins/Gen/p.swift [Gen]", "Scripts/s.swift []", "Sources/Checks/t.swift [Checks] test",
        "Sources/Core/a.swift [Core]", "Sources/loose.swift []",
        "Sources/my-tool/main.swift [my_tool]", "Tests/CoreTests/t.swift [CoreTests] test",
        "src/Old/o.swift [Old]",
      ])
    #expect(
      moduleListing(workspace) == [
        ": unclaimed -> ?", ":CZ systemLibrary -> ", ":Checks test test -> my_tool",
        ":Core library -> ", ":CoreTests test test -> Core", ":Empty library -> ",
        ":Gen plugin -> ", ":Old library -> ", ":my_tool executable -> Core",
      ])
    #expect(workspace.notes == [])
  }

  @Test func theOnlyTargetMayDoWithoutAFolderOfItsOwn() throws {
    let workspace = try workspace(
      """
      let package = Package(name: "P", targets: [
        .executableTarget(name: "tool"), .testTarget(name: "ToolTests"),
      ])
      """,
      files: ["Sources/main.swift", "Sources/Sub/a.swift", "Tests/t.swift"])
    #expect(
      listing(workspace) == [
        "Sources/Sub/a.swift [tool]", "Sources/main.swift [tool]", "Tests/t.swift [ToolTests] test",
      ])
  }

  @Test func sourcesAndExclusionsAreRespected() throws {
    let workspace = try workspace(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", path: "Code", exclude: ["Old", "./Gen/x.swift"],
          sources: ["A", "Old", "one.swift"]),
        .target(name: "B", path: "Code/A/B/", resources: [.copy("Fixtures")]),
        .target(name: "Gen", path: "Code/Gen"),
      ])
      """,
      files: [
        "Code/A/a.swift", "Code/A/B/b.swift", "Code/A/B/Fixtures/f.swift", "Code/Old/o.swift",
        "Code/Olds/o.swift", "Code/one.swift", "Code/two.swift", "Code/Gen/x.swift",
      ])
    #expect(
      listing(workspace) == [
        "Code/A/B/Fixtures/f.swift [A]", "Code/A/B/b.swift [B]", "Code/A/a.swift [A]",
        "Code/Gen/x.swift [Gen]", "Code/Olds/o.swift []", "Code/one.swift [A]", "Code/two.swift []",
      ])
  }

  @Test func aTargetInThePackagesFolderLeavesTheRestAlone() throws {
    let workspace = try workspace(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Lib", path: ".", exclude: ["App", "Tests"], sources: ["Lib"]),
        .target(name: "LibTests", path: "Tests", exclude: ["Fixtures"]),
      ])
      """,
      files: ["Lib/a.swift", "App/main.swift", "Tests/t.swift", "Tests/Fixtures/f.swift"])
    #expect(
      listing(workspace) == [
        "App/main.swift []", "Lib/a.swift [Lib]", "Tests/t.swift [LibTests] test",
      ])
  }

  @Test func foldersAreModulesWhereTargetsAreComputed() throws {
    let workspace = try workspace(
      """
      let package = Package(name: "P", targets: [.target(name: "A", dependencies: ["B"])] + rest)
      """,
      files: [
        "Sources/A/a.swift", "Sources/B-2/b.swift", "Sources/loose.swift", "Tests/T/t.swift",
        "Other/o.swift",
      ])
    #expect(
      listing(workspace) == [
        "Other/o.swift []", "Sources/A/a.swift [A]", "Sources/B-2/b.swift [B_2]",
        "Sources/loose.swift []", "Tests/T/t.swift [T] test",
      ])
    #expect(
      moduleListing(workspace) == [
        ": unclaimed -> ?", ":A library -> B", ":B_2 folder -> ?", ":T folder test -> ?",
      ])
    #expect(workspace.notes.count == 2)
    #expect(
      workspace.notes.first?.description.hasPrefix("Package.swift:2:87: the list of targets")
        == true)
  }

  @Test func aTargetThatMayNotBeTheOnlyOneTakesNoMoreThanItsFolder() throws {
    let workspace = try workspace(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")] + rest)",
      files: ["Sources/B/b.swift", "Sources/loose.swift"])
    #expect(listing(workspace) == ["Sources/B/b.swift [B]", "Sources/loose.swift []"])
  }

  @Test func manyPackagesMayShareATree() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "App", targets: [.target(name: "App", dependencies: [
          .product(name: "Kit", package: "kit"), .product(name: "Log", package: "swift-log"),
          .product(name: "Kit", package: "other-kit"), "Extras",
        ]), .target(name: "Core")])
        """)
    folder.write(
      "Packages/Kit/Package.swift",
      toolsVersion
        + """
        let package = Package(name: "KitPackage", products: [
          .library(name: "Kit", targets: ["Core", "Kit-UI"]),
          .library(name: "Extras", targets: ["More"]),
        ], targets: [.target(name: "Core"), .target(name: "Kit-UI"), .target(name: "More")])
        """)
    for name in [
      "Sources/App/a.swift", "Sources/Core/c.swift", "Packages/Kit/Sources/Core/c.swift",
      "Packages/Kit/Sources/Kit-UI/v.swift",
    ] {
      folder.write(name)
    }
    let workspace = try Workspace(root: folder.path)
    #expect(
      moduleListing(workspace) == [
        ":App library -> Core Kit_UI Log Kit More", ":Core library -> ",
        "Packages/Kit:Core library -> ", "Packages/Kit:Kit_UI library -> ",
        "Packages/Kit:More library -> ",
      ])
    #expect(
      workspace.files.map { workspace.modules[$0.modules[0]].package } == [
        "Packages/Kit", "Packages/Kit", "", "",
      ])
  }

  @Test func branchesThatDeclareTheSameTargetAreOneModule() throws {
    let workspace = try workspace(
      """
      #if os(Linux)
      let package = Package(name: "P", targets: [.target(name: "A", dependencies: ["X", "Y"])])
      #else
      let package = Package(
        name: "P", targets: [.target(name: "A", dependencies: ["Y", "Z"], plugins: ["Generator"])])
      #endif
      """, files: ["Sources/A/a.swift"])
    #expect(moduleListing(workspace) == [":A library -> X Y Z"])
    #expect(listing(workspace) == ["Sources/A/a.swift [A]"])
    #expect(workspace.modules.filter(\.usesPlugins).map(\.name) == ["A"])
  }

  @Test func anOrdinaryPackageFileIsASource() throws {
    let folder = TemporaryFolder()
    folder.write("Model/Package.swift", "struct Package { let targets: [String] }")
    folder.write("Kit/Package.swift", toolsVersion + "let package = Package(name: \"Kit\")")
    folder.write("Kit/Package@swift-5.9.swift", toolsVersion)
    #expect(listing(try Workspace(root: folder.path)) == ["Model/Package.swift []"])
  }

  @Test func aPathOutOfTheRootIsNoted() throws {
    let workspace = try workspace(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"../A\")])",
      files: ["a.swift"])
    #expect(listing(workspace) == ["a.swift []"])
    #expect(
      workspace.notes.map(\.description) == [
        "Package.swift:1:1: path '../A' of target 'A' leads out of the checked folder; its files "
          + "are not read"
      ])
  }

  // As `swift package describe` names them.
  @Test(arguments: [
    ("Core", "Core"), ("my-tool", "my_tool"), ("foo-bar.baz", "foo_bar_baz"), ("9lives", "_lives"),
    ("a9", "a9"), ("a b", "a_b"), ("é+x", "é_x"), ("ünï", "ünï"), ("😀z", "_z"), ("$d", "_d"),
    ("日本", "日本"), ("_x", "_x"), ("-x", "_x"),
  ])
  func moduleNamesAreIdentifiers(target: String, expected: String) {
    #expect(moduleName(ofTarget: target) == expected)
  }

  private func workspace(_ manifest: String, files: [String]) throws -> Workspace {
    let folder = TemporaryFolder()
    folder.write("Package.swift", toolsVersion + manifest)
    for file in files { folder.write(file) }
    return try Workspace(root: folder.path)
  }
}
