import Testing

@testable import LintelWorkspace

/// Files that targets of Bazel packages compile.
@Suite struct BazelTargetTests {
  private func workspace(_ files: [String: String]) throws -> Workspace {
    let folder = TemporaryFolder()
    for (path, text) in files { folder.write(path, text) }
    return try Workspace(root: folder.path)
  }

  @Test func filesBelongToTheTargetsOfTheirPackages() throws {
    let workspace = try workspace([
      "Code/WORKSPACE": "",
      "Code/BUILD": """
      swift_library(name = "All", srcs = glob(["**/*.swift"]) + ["//Kit:files"])
      """,
      "Code/A.swift": "", "Code/App/A.swift": "",
      "Code/Kit/BUILD.bazel": """
      filegroup(name = "files", srcs = ["K.swift"])
      swift_library(name = "Kit", srcs = [":files"], module_name = "Kit")
      swift_test(name = "Tests", srcs = ["T.swift"], deps = [":Kit"])
      """,
      "Code/Kit/K.swift": "", "Code/Kit/T.swift": "", "Code/Kit/Stray.swift": "",
      "Code/Docs/BUILD": "exports_files([\"D.md\"])", "Code/Docs/D.swift": "",
    ])
    #expect(
      listing(workspace) == [
        "Code/A.swift [All]", "Code/App/A.swift [All]", "Code/Docs/D.swift []",
        "Code/Kit/K.swift [All, Kit]", "Code/Kit/Stray.swift []",
        "Code/Kit/T.swift [Kit_Tests] test",
      ])
    #expect(
      moduleListing(workspace) == [
        ": unclaimed -> ?", "Code:All library -> ?", "Code/Kit:Kit library -> ?",
        "Code/Kit:Kit_Tests test test -> ?",
      ])
    #expect(workspace.manifestPaths == ["Code/BUILD", "Code/Kit/BUILD.bazel"])
    #expect(workspace.notes == [])
  }

  @Test func damageIsToldWithItsPlace() {
    let error = #expect(throws: WorkspaceErrors.self) {
      try workspace(["App/BUILD": "load(\"swift.bzl\", \"a\")\nswift_library(\n  name = \"A,\n)"])
    }
    #expect(
      error?.errors.map(\.description) == [
        "App/BUILD:3:10: the text that begins here is not closed; add the quote at its end"
      ])
  }
}
