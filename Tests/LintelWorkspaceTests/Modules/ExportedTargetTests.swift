import Testing

@testable import LintelWorkspace

/// Files that other tools wrote targets to.
@Suite struct ExportedTargetTests {
  private static let query = """
    <query version="2">
      <rule class="swift_library" name="//App:App">
        <string name="name" value="App"/>
        <list name="srcs"><label value="//App:A.swift"/></list>
        <list name="deps"><label value="//Core:Core"/></list>
      </rule>
      <rule class="swift_library" name="//Core:Core">
        <string name="name" value="Core"/>
        <list name="srcs"><label value="//Core:C.swift"/></list>
      </rule>
    </query>
    """

  private func folder(_ files: [String: String]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (path, text) in files { folder.write(path, text) }
    return folder
  }

  @Test func countMoreThanManifests() throws {
    let folder = folder([
      "query.xml": Self.query, "App/A.swift": "", "Core/C.swift": "",
      "App/BUILD": "load(\"x.bzl\")\nswift_library(name = \"Other\", srcs = [\"A.swift\"])",
      "Core/Package.swift": toolsVersion
        + "let package = Package(name: \"P\", targets: [.target(name: \"Kit\", path: \".\")])",
    ])
    let workspace = try Workspace(root: folder.path, targetFiles: ["query.xml"])
    #expect(listing(workspace) == ["App/A.swift [App_App]", "Core/C.swift [Core_Core]"])
    #expect(
      moduleListing(workspace) == [
        "App:App_App library -> Core_Core", "Core:Core_Core library -> ", "Core:Kit library -> ",
      ])
    #expect(
      "\(workspace.projects)"
        == "2 exported projects with 2 targets, 1 package with 1 target; all files in targets")
    #expect(workspace.manifestPaths.contains("query.xml"))
  }

  @Test(arguments: [
    ("gone.xml", "cannot read 'gone.xml': there is no such file"),
    (
      "/etc/hosts",
      "'/etc/hosts' leads out of the folder that is checked; name a file with targets by a path "
        + "below that"
    ),
    (
      "../q.xml",
      "'../q.xml' leads out of the folder that is checked; name a file with targets by a path "
        + "below that"
    ),
  ])
  func whatCannotBeReadIsAnError(_ path: String, _ message: String) throws {
    let folder = folder(["App/A.swift": ""])
    let error = #expect(throws: WorkspaceErrors.self) {
      try Workspace(root: folder.path, targetFiles: [path])
    }
    #expect(error?.errors.map(\.description) == [message])
  }

  @Test func damageIsAnErrorWithItsPlace() throws {
    let folder = folder(["App/A.swift": "", "graph.json": "{\n  \"projects\": [\n"])
    let error = #expect(throws: WorkspaceErrors.self) {
      try Workspace(root: folder.path, targetFiles: ["graph.json"])
    }
    let first = try #require(error?.errors.first)
    #expect(first.path == "graph.json" && first.line > 1)
  }
}
