import Testing

@testable import LintelProjectFiles

/// Which files the rules of a BUILD file compile.
@Suite struct BazelSourcesTests {
  @Test(
    arguments: [
      "[\"A.swift\", \"Sub/B.swift\"]", "[\":A.swift\", \"//App:Sub/B.swift\",]",
      "(\"@//App:A.swift\", \"@@//App:Sub/B.swift\")",
      "[\"A.swift\"] + [\"Sub/B.swift\", \"A.swift\"]",
      "['Sub/' + 'B.swift'] + FILES", "FILES + MORE", "((FILES)) + MORE",
      "select({\"//:ios\": FILES, \"//:mac\": MORE, \"//conditions:default\": None})",
      "FILES + select({'//:ios': [\"Sub/B.swift\"], '//:mac': []}, no_match_error = 'no')",
    ])
  func areListedInManyWays(sources: String) throws {
    let project = try bazel(
      """
      FILES = ["A.swift"]
      MORE = []
      MORE += ["Sub/B.swift"]
      swift_library(name = "Core", srcs = \(sources))
      """)
    #expect(try project.files(of: "Core") == ["App/A.swift", "App/Sub/B.swift"])
    #expect(project.notes == [])
  }

  @Test(
    arguments: [
      ("glob([\"*.swift\"])", ["App/A.swift"]),
      ("glob([\"**/*.swift\"])", ["App/A.swift", "App/Sub/B.swift", "App/Sub/Deep/C.swift"]),
      ("glob([\"Sub/**\"])", ["App/Sub/B.swift", "App/Sub/Deep/C.swift"]),
      ("glob(include = [\"**\"], exclude = [\"**/B*\", \"A.swift\"])", ["App/Sub/Deep/C.swift"]),
      ("glob([\"**\"], [\"Sub/**/*.*\", \"*.h\"])", ["App/A.swift"]),
      ("native.glob([\"**/*.swift\"], [\"Sub/Deep/**\"])", ["App/A.swift", "App/Sub/B.swift"]),
      (
        "glob([\"*.swift\"], allow_empty = True) + [\"Sub/B.swift\"]",
        ["App/A.swift", "App/Sub/B.swift"]
      ),
      ("glob([\"*.h\", \"?.swift\", \"[A].swift\"])", []),
      // A pattern that ends before the name of a file is none of files.
      ("glob([\"Sub*\"])", []),
      (
        "glob([\"**\"], exclude = [\"Sub\", \"S*\", \"**/D*\"])",
        [
          "App/A.swift", "App/Sub/B.swift", "App/Sub/Deep/C.swift",
        ]
      ),
    ] as [(String, [String])])
  func areFoundByPatterns(sources: String, expected: [String]) throws {
    let project = try bazel("swift_library(name = \"Core\", srcs = \(sources))")
    let onDisk = ["A.swift", "App/A.swift", "App/Sub/B.swift", "App/Sub/Deep/C.swift"]
    #expect(try project.compiled(onDisk, in: "Core") == expected)
    #expect(project.notes == [])
  }

  @Test(
    arguments: [
      ("[\"Sub/**/*.swift\"]", "App/Sub", ["App/Sub/B.swift", "App/Sub/Deep/C.swift"]),
      (
        "[\"Sub/*.swift\", \"Sub/Deep/*.swift\"]", "App/Sub",
        ["App/Sub/B.swift", "App/Sub/Deep/C.swift"]
      ),
      ("[\"Sub/Deep/*.swift\", \"*.swift\"]", "App", ["App/A.swift", "App/Sub/Deep/C.swift"]),
      (
        "[\"Sub/**\"], [\"**/B.swift\", \"Sub/Deep/D*\", \"Other/**\", \"Sub\"]", "App/Sub",
        ["App/Sub/Deep/C.swift"]
      ),
      ("[\"Sub/**\"], [\"S*/B.swift\"]", "App", ["App/Sub/Deep/C.swift"]),
      ("[\"Sub/Deep/**\"], [\"**/Deep/C.swift\"]", "App", []),
      ("[\"Sub/Deep/**\"], [\"Sub/*/C.swift\"]", "App", []),
      ("[\"Sub/Deep/**\"], [\"Sub/**\"]", "App", []),
    ] as [(String, String, [String])])
  func areLookedForInTheInnermostFolder(
    glob: String, folder: String, expected: [String]
  ) throws {
    let project = try bazel("swift_library(name = \"Core\", srcs = glob(\(glob)))")
    #expect(try project.target("Core").patterns.map(\.folder) == [folder])
    let onDisk = ["App/A.swift", "App/Sub/B.swift", "App/Sub/Deep/C.swift"]
    #expect(try project.compiled(onDisk, in: "Core") == expected)
  }

  @Test func areNotLookedForInOtherPackages() throws {
    let project = try bazel(
      """
      swift_library(name = "Core", srcs = glob(["Sub/Deep/*.swift", "Sub/Deep/More/**"]))
      swift_library(name = "Kit", srcs = glob(["Sub/*.swift"]))
      """, files: ["App/Sub/Deep/BUILD": ""])
    #expect(try project.target("Core").patterns == [])
    #expect(try project.target("Kit").patterns.map(\.folder) == ["App/Sub"])
  }

  @Test func areHandedOnByGroups() throws {
    let project = try bazel(
      """
      filegroup(name = "own", srcs = ["B.swift", ":again", "README.md"])
      filegroup(name = "again", srcs = [":own", "C.swift"])
      genrule(name = "made", srcs = ["D.swift"], outs = ["E.swift"])
      swift_library(name = "Core", srcs = [":own", "A.swift", ":made", "//Kit:files", "@kit//:x"])
      """,
      files: [
        "Kit/BUILD": "filegroup(name = \"files\", srcs = glob([\"*.swift\"]) + [\"//Up:files\"])",
        "Up/BUILD.bazel": "filegroup(name = 'files', srcs = ['U.swift'])",
      ])
    #expect(
      try project.files(of: "Core") == ["App/A.swift", "App/B.swift", "App/C.swift", "Up/U.swift"])
    #expect(try project.compiled(["App/K.swift", "Kit/K.swift"], in: "Core") == ["Kit/K.swift"])
    #expect(project.targets.map(\.name) == ["Core"])
    #expect(project.notes == [])
  }

  @Test func groupsThatAreNotThereAreTold() throws {
    let project = try bazel(
      """
      swift_library(
        name = "Core", srcs = ["A.swift", ":missing", "//Kit:files"])
      """)
    #expect(
      project.notes.map(\.description) == [
        "App/BUILD:1:1: there is no '//App:missing' to read; if it stands for Swift files, "
          + "'Core' lacks them",
        "App/BUILD:1:1: there is no '//Kit:files' to read; if it stands for Swift files, "
          + "'Core' lacks them",
      ])
  }

  @Test(
    arguments: [
      "[f + \".swift\" for f in [\"A\"]]", "sources(\"A\")", "FILES", "[\"A.swift\"] * 2",
      "\"A.swift\" if True else \"B.swift\"", "[\"%s.swift\" % \"A\"]", "[\"A{}\".format(1)]",
      "select(CASES)", "glob([\"*.swift\"], exclude = FILES)", "glob(FILES)",
      "[\"A.swift\"], **FILES",
    ])
  func areToldWhereTheyAreComputed(sources: String) throws {
    let project = try bazel("\n  \nswift_library(name = \"Core\", srcs = \(sources))")
    #expect(try project.compiled(["App/B.swift"], in: "Core") == [])
    #expect(
      project.notes.map(\.description) == [
        "App/BUILD:3:1: part of the list of 'Core' is computed, so files of 'Core' may be missing; "
          + "'bazel query' lists them"
      ])
  }

  @Test func constantsThatDoubleEachOtherEnd() throws {
    let doubling = (1...60).map { "A\($0) = A\($0 - 1) + A\($0 - 1)" }.joined(separator: "\n")
    let project = try bazel(
      """
      A0 = ["A.swift"]
      \(doubling)
      swift_library(name = "Core", srcs = A60)
      """)
    #expect(project.notes.count == 1)
  }

  @Test func largeGroupsThatManyListEnd() throws {
    func rule(_ kind: String, _ name: String, _ sources: [String]) -> BazelRule {
      BazelRule(
        kind: kind, label: BazelLabel(package: "", name: name), offset: 0,
        attributes: ["srcs": .list(BazelList(sources))])
    }
    let group = rule("filegroup", "all", (0..<100).map { "F\($0).swift" })
    let libraries = (0..<30).map { rule("swift_library", "L\($0)", [":all"]) }
    var table = BazelRuleTable([group] + libraries)
    var groups = BazelGroups(limit: 1_050)
    let sources = libraries.map { BazelSources(of: $0, in: "", &table, &groups) }
    #expect(sources.map(\.files.count).reduce(0, +) == 1_000)
    #expect(
      sources.last?.problems == ["groups of files are listed too often; some are left out"])
  }
}
