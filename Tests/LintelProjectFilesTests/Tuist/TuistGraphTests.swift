import LintelVocabulary
import Testing

@testable import LintelProjectFiles

@Suite struct TuistGraphTests {
  /// Swift files of the graphs below.
  private static let files = [
    "App/Sources/App.swift", "App/Sources/Phone.swift", "App/Tests/AppTests.swift",
    "Modules/Core/Sources/Core.swift",
  ]

  private func read(
    _ text: String, at path: String = "graph.json", files: [String] = files
  ) throws -> [ProjectDescription] {
    try TuistGraph.read(
      Array(text.utf8), at: path, others: OtherFiles { files.contains($0) ? [] : nil })
  }

  /// As Tuist writes graphs since 2025: dictionaries by path are lists.
  private static let graph = """
    {"name": "Shop", "path": "/Users/me/shop", "projects": [
      "/Users/me/shop/App", {"name": "App", "type": {"local": {}}, "targets": {
        "shop-app": {"product": "app", "productName": "Shop", "destinations": ["iPhone", "mac"],
          "sources": [{"path": "/Users/me/shop/App/Sources/App.swift"},
            {"path": "/Users/me/shop/App/Sources/Phone.swift",
              "compilationCondition": {"platformFilters": [{"ios": {}}]}},
            {"path": "/Users/me/shop/App/Sources/Old.m"}],
          "dependencies": [
            {"project": {"target": "Core", "path": "/Users/me/shop/Modules/Core"}},
            {"project": {"target": "Kit", "path": "/Users/me/shop/Tuist/.build/checkouts/kit"}},
            {"sdk": {"name": "UIKit.framework"}}, {"xctest": {}},
            {"package": {"product": "Charts", "type": "runtime"}},
            {"package": {"product": "Lint", "type": "plugin"}},
            {"xcframework": {"path": "/Users/me/shop/Frameworks/Maps.xcframework"}}]},
        "Tests": {"product": "unit_tests", "productName": "Tests", "sources": [],
          "buildableFolders": [{"path": "/Users/me/shop/App/Tests",
            "resolvedFiles": [{"path": "/Users/me/shop/App/Tests/AppTests.swift"},
              {"path": "/Users/me/shop/App/Tests/Data.json"}]}],
          "dependencies": [{"target": {"name": "shop-app"}}]}}},
      "/Users/me/shop/Modules/Core", {"targets": {
        "Core": {"product": "staticFramework", "productName": "Core",
          "sources": [{"path": "/Users/me/shop/Modules/Core/Sources/Core.swift"}]}}},
      "/Users/me/shop/Tuist/.build/checkouts/kit", {"type": {"external": {}}, "targets": {
        "Kit": {"product": "framework", "productName": "Kit",
          "sources": [{"path": "/Users/me/shop/Tuist/.build/checkouts/kit/Kit.swift"}]}}}
    ]}
    """

  @Test func describesTheOwnProjectsOfANewGraph() throws {
    let projects = try read(Self.graph)
    #expect(projects.map(\.path) == ["App/Project.swift", "Modules/Core/Project.swift"])
    #expect(projects.allSatisfy { $0.origin == .exportedGraph })
    #expect(projects[0].targets.map(\.name) == ["shop-app", "Tests"])
    let app = try projects[0].target("shop-app")
    #expect(app.kind == .application)
    #expect(app.module == TargetModule(name: "Shop"))
    #expect(app.platforms == [.ios, .macos])
    #expect(
      app.files == [
        ListedFile(path: "App/Sources/App.swift"),
        ListedFile(path: "App/Sources/Phone.swift", platforms: [.ios]),
      ])
    #expect(try projects[0].files(of: "Tests") == ["App/Tests/AppTests.swift"])
    #expect(try projects[1].target("Core").kind == .framework)
  }

  @Test func tellsOwnDependenciesFromThoseOfOthers() throws {
    let projects = try read(Self.graph)
    #expect(
      try projects[0].target("shop-app").dependencies == [
        .remoteTarget(project: "Modules/Core", id: "Core", name: "Core"),
        .packageProduct("Kit", package: .folder("Tuist/.build/checkouts/kit")),
        .packageProduct("Charts", package: nil), .product(fileName: "Maps.xcframework"),
      ])
    #expect(try projects[0].target("Tests").testHost == .target(id: "shop-app"))
    let index = TargetIndex(projects)
    let core = try projects[0].target("shop-app").dependencies[0]
    #expect(
      index.targets(meantBy: core, in: 0) == [TargetIndex.Position(project: 1, target: 0)])
  }

  /// As Tuist wrote graphs before, and still does when asked for the old form.
  @Test func readsAnOldGraph() throws {
    let projects = try read(
      #"""
      {"name": "Shop", "path": "\/ci\/build", "projects": {
        "\/ci\/build\/Modules\/Core": {"name": "Core", "isExternal": false, "targets": [
          {"name": "Core", "product": "framework", "dependencies": [{"target": {"name": "Base"}}],
            "sources": ["\/ci\/build\/Modules\/Core\/Sources\/Core.swift"]},
          {"name": "Base-Tests", "product": "unit_tests", "sources": []}]},
        "\/ci\/build\/Kit": {"isExternal": true, "targets": [
          {"name": "Kit", "product": "framework", "sources": ["\/ci\/build\/Kit\/Kit.swift"]}]}}}
      """#)
    #expect(projects.map(\.path) == ["Modules/Core/Project.swift"])
    #expect(try projects[0].files(of: "Core") == ["Modules/Core/Sources/Core.swift"])
    #expect(try projects[0].target("Core").dependencies == [.target(id: "Base")])
    #expect(try projects[0].target("Base-Tests").module.name == "Base_Tests")
  }

  @Test func settingsNameModulesAndConditions() throws {
    let projects = try read(
      """
      {"projects": ["/s/App", {
        "settings": {"base": {"PRODUCT_NAME": {"string": {"_0": "Never"}}}, "configurations": [
          {"name": "Debug", "variant": "debug"}, {"settings": {}},
          {"name": "Beta", "variant": "release"}, {"settings": {
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": {"array": {"_0": ["BETA", "$(inherited)"]}}}}]},
        "targets": {"One": {"product": "app", "settings": {"base": {
            "PRODUCT_MODULE_NAME": {"string": {"_0": "$(TARGET_NAME)Kit"}}}},
          "sources": [{"path": "/s/App/Sources/App.swift"}]}}}]}
      """)
    let target = try projects[0].target("One")
    #expect(target.module == TargetModule(name: "OneKit"))
    #expect(
      target.configurations == [
        TargetConfiguration(name: "Debug", conditions: ["DEBUG"]),
        TargetConfiguration(name: "Beta", conditions: ["BETA"]),
      ])
  }

  @Test(
    arguments: [
      // The graph was written in the root, in a folder around it, and in one below it.
      ("/me/shop", "graph.json", ["App/A.swift"], "App/A.swift"),
      ("/me/shop", "graph.json", ["shop/App/A.swift"], "shop/App/A.swift"),
      ("/me/shop", "sub/graph.json", ["sub/App/A.swift"], "sub/App/A.swift"),
      ("/me/shop", "graph.json", ["A.swift"], "A.swift"),
      // Of several places the one that lies furthest up.
      ("/me/shop", "graph.json", ["A.swift", "App/A.swift"], "App/A.swift"),
    ])
  func findsWhereTheFilesAre(
    folder: String, graph: String, files: [String], expected: String
  ) throws {
    let text = """
      {"projects": {"\(folder)/App": {"targets": {"App": {"product": "app",
        "sources": [{"path": "\(folder)/App/A.swift"}, {"path": "/else/B.swift"}]}}}}}
      """
    let projects = try read(text, at: graph, files: files)
    #expect(try projects[0].files(of: "App") == ["/else/B.swift", expected])
  }

  @Test(
    arguments: [
      (#"{"objects": {}}"#, "1:1: this is not a graph of Tuist"),
      (#"{"projects": 3}"#, "1:1: this is not a graph of Tuist"),
      ("{\"projects\":\n [\"/s\"", "2:7: the file ends too early"),
      (
        "{\n\"projects\": [\"/s\", {\"targets\": {\"A\": {\"sources\": [\"/s/Gone.swift\"]}}}]}",
        "2:13: none of the sources of this graph exists here, such as '/s/Gone.swift'"
      ),
    ])
  func saysWhyAGraphCannotBeRead(text: String, start: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard let error = error as? ProjectFileError else { return false }
      return "\(error.line):\(error.column): \(error.message)".hasPrefix(start)
    }
  }

  /// Older graphs leave out what there is not, and newer ones may write `null`.
  @Test func nothingIsReadWhereAValueIsNull() throws {
    let projects = try read(
      """
      {"name": null, "projects": ["/s/App", {"name": null, "type": {"external": null},
        "isExternal": null, "settings": null, "targets": {
          "App": {"product": "app", "productName": null, "destinations": null,
            "settings": {"base": null, "configurations": null}, "buildableFolders": null,
            "sources": [null, {"path": null}, {"path": "/s/App/Sources/App.swift",
              "codeGen": null, "compilationCondition": null},
              {"path": "/s/App/Sources/Phone.swift",
                "compilationCondition": {"platformFilters": null}}],
            "dependencies": [null, {"project": null, "target": {"name": "Core", "condition": null}},
              {"package": {"product": "Charts", "type": null}}, {"target": null},
              {"target": {"name": null}}]},
          "Core": {"product": null, "sources": null, "dependencies": null},
          "Gone": null}}, "/s/None", null]}
      """)
    #expect(projects.map { $0.targets.map(\.name) } == [["App", "Core", "Gone"], []])
    let app = try projects[0].target("App")
    #expect(app.module == TargetModule(name: "App"))
    #expect(app.platforms == nil)
    #expect(
      app.files == [
        ListedFile(path: "App/Sources/App.swift"), ListedFile(path: "App/Sources/Phone.swift"),
      ])
    #expect(
      app.dependencies == [.target(id: "Core"), .packageProduct("Charts", package: nil)])
  }

  @Test func flagsOfFilesMayHoldInTheirTarget() throws {
    let projects = try read(
      """
      {"projects": ["/s/App", {"targets": {
        "One": {"product": "app", "destinations": ["mac"], "sources": [
          {"path": "/s/App/Sources/App.swift", "compilerFlags": "-DONE -w"},
          {"path": "/s/App/Sources/Phone.swift", "compilerFlags": null}]},
        "Two": {"product": "app", "destinations": ["mac"], "buildableFolders": [
          {"path": "/s/App/Tests", "resolvedFiles": [
            {"path": "/s/App/Tests/AppTests.swift", "compilerFlags": "-DTWO"}]}]}}}]}
      """)
    for (name, flag) in [("One", "ONE"), ("Two", "TWO")] {
      let builds = try projects[0].target(name).builds
      #expect(!builds.isEmpty)
      #expect(builds.allSatisfy { $0.openFlags == [flag] })
    }
  }

  @Test func aGraphOfNothingIsRead() throws {
    #expect(try read(#"{"projects": []}"#) == [])
    let odd = try read(#"{"projects": ["/s", "odd", "/t", {"targets": [3, {"name": "T"}]}, "/u"]}"#)
    #expect(odd.map { $0.targets.map(\.name) } == [[], ["T"]])
  }
}
