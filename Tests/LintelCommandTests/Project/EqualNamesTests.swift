import Foundation
import Testing

/// A folder is checked from above, where a file of the same name lies.
@Suite struct EqualNamesTests {
  private static let above = [
    "BUILD.bazel": "", "A/a.swift": "struct Above {}\n", "Package.swift": "// nothing\n",
  ]

  private func check(
    _ files: [String: String], damaged: String? = nil, _ format: String
  ) throws -> String? {
    let below = files.map { ("sub/" + $0, $1) }
    let project = try TemporaryProject(Self.above.merging(below) { $1 })
    if let damaged { try project.write(Data([0x2f, 0x2f, 0xff]), to: "sub/" + damaged) }
    let run = try ProgramRun(
      "git init -q . && \"$lintel\" check sub --format \(format) > out.txt 2>&1", in: project.path)
    #expect([1, 2].contains(run.exitCode()))
    return project.text(of: "out.txt")
  }

  @Test(arguments: [
    ("text", "sub/BUILD.bazel:2:1: error: 'A' declares a dependency on 'B'"),
    ("junit", "file=\"sub/BUILD.bazel\" line=\"2\""),
    ("github", "::error file=sub/BUILD.bazel,line=2"),
    ("gitlab", "\"path\": \"sub/BUILD.bazel\""),
  ])
  func findingInAProjectFile(format: String, expected: String) throws {
    let output = try check(
      [
        "lintel.yml": "version: 1\nrules: { declared: { kind: manifest } }\n",
        "BUILD.bazel": """
        swift_library(name = "B", srcs = ["B/b.swift"])
        swift_library(name = "A", srcs = ["A/a.swift"], deps = [":B"])
        """,
        "A/a.swift": "struct A {}\n", "B/b.swift": "struct B {}\n",
      ], format)
    #expect(output?.contains(expected) == true, Comment(rawValue: output ?? ""))
  }

  @Test(arguments: [
    ("text", "sub/A/a.swift:1:3: error: is not valid UTF-8"),
    ("junit", "file=\"sub/A/a.swift\" line=\"1\""),
    ("github", "::error file=sub/A/a.swift,line=1"),
  ])
  func fileThatIsNoText(format: String, expected: String) throws {
    let output = try check(
      [
        "lintel.yml": "version: 1\nrules: { cycles: { kind: acyclic, level: file } }\n",
        "B/b.swift": "struct B {}\n",
      ], damaged: "A/a.swift", format)
    #expect(output?.contains(expected) == true, Comment(rawValue: output ?? ""))
  }

  /// What the user names is told as it is named.
  @Test(arguments: [
    ("text", "sub/lintel.yml:1:1: error:"), ("github", "::error file=sub/lintel.yml,line=1"),
  ])
  func rulesFileWithAMistake(format: String, expected: String) throws {
    let output = try check(
      ["lintel.yml": "rules: {}\n", "A/a.swift": "struct A {}\n"], format)
    #expect(output?.contains(expected) == true, Comment(rawValue: output ?? ""))
  }
}
