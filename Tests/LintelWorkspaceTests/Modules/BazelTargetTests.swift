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
        ": unclaimed -> ?", "Code:All library -> ", "Code/Kit:Kit library -> ",
        "Code/Kit:Kit_Tests test test -> Kit",
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
        "App/BUILD:3:10: the text that begins here is not closed; add the quote at its end; or leave "
          + "it out under 'sources: exclude'"
      ])
  }

  @Test func whatCompilesNothingHandsOnWhatItDependsOn() throws {
    let workspace = try workspace([
      "App/BUILD": """
      swift_library(name = "App", srcs = ["A.swift"], deps = ["//Core", ":group"])
      swift_library(name = "Own", srcs = ["O.swift"], deps = [":group"] + more())
      swift_library(name = "Late", srcs = ["L.swift"], deps = [":late"])
      swift_library_group(name = "late", deps = more())
      swift_library_group(name = "group", deps = ["//Net:api", ":group", "//Other"])
      """,
      "App/A.swift": "", "App/L.swift": "", "App/O.swift": "",
      "Core/BUILD": "swift_library(name = \"Core\", srcs = [\"C.swift\"], module_name = \"Core\")",
      "Core/C.swift": "",
      "Net/BUILD": """
      alias(name = "api", actual = ":Net")
      swift_library(name = "Net", srcs = ["N.swift"], module_name = "Net")
      """,
      "Net/N.swift": "",
    ])
    #expect(
      moduleListing(workspace) == [
        "App:App_App library -> Core Net Other", "App:App_Late library -> ?",
        "App:App_Own library -> ?",
        "Core:Core library -> ", "Net:Net library -> ",
      ])
    let app = try #require(workspace.modules.first)
    #expect(app.dependencies.map { workspace.modules[$0].name } == ["Core", "Net"])
    #expect(app.declaredDependencies?.map(\.mayBeUnused) == [false, true, true])
  }
}
