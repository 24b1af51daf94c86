import Testing

@testable import LintelWorkspace

/// Projects of Tuist on disk.
@Suite struct TuistProjectTests {
  private func workspace(_ manifest: String) throws -> Workspace {
    let folder = TemporaryFolder()
    folder.write("App/Project.swift", manifest)
    for file in ["App/Sources/A.swift", "App/Tests/T.swift", "App/Stray.swift"] {
      folder.write(file)
    }
    return try Workspace(root: folder.path)
  }

  @Test func filesBelongToTheTargetsOfAProject() throws {
    let workspace = try workspace(
      """
      import ProjectDescription

      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["Sources/**"]),
        .target(name: "AppTests", product: .unitTests, buildableFolders: ["Tests"]),
        .feature(name: "Other"),
      ])
      """)
    #expect(
      listing(workspace) == [
        "App/Sources/A.swift [App]", "App/Stray.swift []", "App/Tests/T.swift [AppTests] test",
      ])
    #expect(workspace.manifestPaths == ["App/Project.swift"])
    #expect(
      workspace.notes.map(\.description) == [
        "App/Project.swift:6:3: a target is computed, so it is not known; 'tuist graph --format "
          + "json' lists it"
      ])
  }

  @Test func whatIsNotKnownIsNotJudged() throws {
    let known = try workspace(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["Sources/**"],
          dependencies: [.target(name: "Core"), .external(name: "Kit")]),
        .target(name: "AppTests", product: .unitTests, sources: ["Tests/**"],
          dependencies: [.target(name: "App")]),
        .target(name: "Core", product: .framework),
      ])
      """)
    #expect(
      moduleListing(known) == [
        ": unclaimed -> ?", "App:App executable -> Core Kit",
        "App:AppTests test test -> App Core Kit",
        "App:Core library -> ",
      ])
    #expect(known.modules.allSatisfy { $0.moduleHints.isEmpty && !$0.hasUnknownTargets })
    let unknown = try workspace(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["Sources/**"],
          dependencies: [.target(name: "Core"), .helper]),
        .target(name: "AppTests", product: .unitTests, sources: ["Tests/**"],
          dependencies: [.target(name: "App")]),
        .feature("Core"),
      ])
      """)
    #expect(
      moduleListing(unknown) == [
        ": unclaimed -> ?", "App:App executable -> ?", "App:AppTests test test -> ?",
      ])
    #expect(unknown.modules[0].moduleHints == ["App", "AppTests", "Core"])
    #expect(unknown.modules[0].hasUnknownTargets)
  }

  @Test func whatTestsCompileMayBeAnAppsAsWell() throws {
    func listed(_ app: String) throws -> [String] {
      listing(
        try workspace(
          """
          import ProjectDescription
          let project = Project(name: "P", targets: [
            \(app),
            .target(name: "Checks", product: .unitTests, sources: ["Tests/**", "Sources/**"]),
          ])
          """))
    }
    #expect(
      try listed(".feature(\"App\")") == [
        "App/Sources/A.swift [Checks]", "App/Stray.swift []", "App/Tests/T.swift [Checks] test",
      ])
    #expect(
      try listed(".target(name: \"App\", product: .app)") == [
        "App/Sources/A.swift [Checks] test", "App/Stray.swift []",
        "App/Tests/T.swift [Checks] test",
      ])
  }

  @Test func aFileWithoutTheImportIsAnOrdinarySource() throws {
    let workspace = try workspace("struct Project { let targets: [String] }")
    #expect(workspace.files.count == 4)
    #expect(workspace.manifestPaths == [])
  }
}
