import Testing

@testable import LintelWorkspace

/// Code of tools is no code of the app, unless a target compiles it.
@Suite struct ToolFolderTests {
  private static let helpers = [
    "Tuist/ProjectDescriptionHelpers/Module.swift", "Tuist/Templates/feature/Template.swift",
    "Plugins/Kit/ProjectDescriptionHelpers/Kit.swift",
  ]

  private func workspace(_ files: [String], _ manifests: [String: String]) throws -> Workspace {
    let folder = TemporaryFolder()
    for file in files { folder.write(file, "struct S {}") }
    for (path, text) in manifests { folder.write(path, text) }
    return try Workspace(root: folder.path)
  }

  @Test(
    arguments: ["Tuist.swift", "Workspace.swift", "Tuist/Config.swift", "Tuist/Tuist.swift"])
  func whatTuistIsGivenIsLeftOut(mark: String) throws {
    let workspace = try workspace(
      Self.helpers + ["App/A.swift"], [mark: "import ProjectDescription\nlet x = 1"])
    #expect(workspace.files.map(\.path) == ["App/A.swift"])
    #expect(workspace.toolFileCount == 3)
  }

  @Test func aFeatureMayBeCalledLikeATool() throws {
    let files = [
      "App/Tuist/Config.swift", "App/Tuist/View.swift", "App/Workspace.swift",
      "App/fastlane/Lane.swift",
    ]
    let workspace = try workspace(files, [:])
    #expect(workspace.files.map(\.path) == files)
    #expect(workspace.toolFileCount == 0)
  }

  @Test func fastlaneIsLeftOut() throws {
    let workspace = try workspace(
      ["App.swift", "fastlane/SnapshotHelper.swift", "fastlane/swift/Runner.swift"],
      ["fastlane/Fastfile": "lane :test do"])
    #expect(workspace.files.map(\.path) == ["App.swift"])
    #expect(workspace.toolFileCount == 2)
  }

  @Test func whatATargetCompilesCounts() throws {
    let workspace = try workspace(
      ["fastlane/SnapshotHelper.swift", "fastlane/Other.swift"],
      [
        "fastlane/Appfile": "",
        "Project.swift": """
        import ProjectDescription
        let project = Project(name: "P", targets: [.target(name: "UITests", product: .uiTests,
          sources: ["fastlane/SnapshotHelper.swift"])])
        """,
      ])
    #expect(listing(workspace) == ["fastlane/SnapshotHelper.swift [UITests] test"])
    #expect(workspace.toolFileCount == 1)
  }
}
