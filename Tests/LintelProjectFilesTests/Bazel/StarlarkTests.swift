import Testing

@testable import LintelProjectFiles

/// How BUILD files are written.
@Suite struct StarlarkTests {
  @Test(
    arguments: [
      ("\"a'b\"", "a'b"), ("'a\"b'", "a\"b"), ("\"\"", ""), ("''''''", ""),
      ("\"\"\"a\"b\n# c\"\"\"", "a\"b\n# c"), ("'''a''b'''", "a''b"), (#"r"a\n\"b""#, #"a\n\"b"#),
      (#"R'''\n'''"#, #"\n"#), (#"rb"\x""#, #"\x"#), (#"b"\x41""#, "A"),
      (#""\a\b\f\n\r\t\v\\\"\'""#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\\\"'"), (#""\101\60\0z""#, "A0\0z"),
      (#""\u00e9\U0001F642\x4a""#, "é🙂J"), (#""\d\ud800""#, "\\d\u{FFFD}"), ("\"a\\\nb\"", "ab"),
      ("\"a\\\r\nb\"", "ab"), ("\"é🙂\"", "é🙂"),
    ])
  func textIsDecoded(written: String, expected: String) {
    #expect(StarlarkText.decoded(Array(written.utf8)[...]) == expected)
  }

  @Test func commentsAndBlanksMeanNothing() throws {
    let project = try bazel(
      """
      \"\"\"All of it (or [most.\"\"\"
      # swift_library(name = "No", srcs = [
      X = [ # ]
        "A.swift",  # "B.swift"
      ] \\
      + ["C.swift"]; Y = 1

      load(":a.bzl", 'b')
      swift_library ( name="Core" , \t
      srcs = X, # )
      )\r
      \r
      swift_library(name = "#Kit", srcs = ["#.swift"])
      """)
    #expect(project.targets.map(\.name) == ["Core", "#Kit"])
    #expect(try project.files(of: "Core") == ["App/A.swift", "App/C.swift"])
    #expect(try project.files(of: "#Kit") == ["App/#.swift"])
    #expect(project.notes == [])
  }

  @Test(
    arguments: [
      "[swift_library(name = n) for n in [\"A\", \"B\"]]",
      "[feature(name = n, srcs = [n + \"/A.swift\"]) for n in NAMES]",
      "if X: swift_library(name = \"A\")", "_ = [swift_test(name = n) for n in NAMES]",
      "swift_library(name = \"A\" + n(), srcs = [])", "feature(name = N, srcs = [\"A.swift\"])",
      "targets()[0].swift_library(name = \"A\")",
    ])
  func targetsThatAreComputedAreTold(statement: String) throws {
    let project = try bazel("X = 1\n\(statement)\n")
    #expect(project.targets == [])
    #expect(project.notes.count == 1)
    #expect(project.notes[0].location?.line == 2)
    #expect(
      project.notes[0].message
        == "a target here is computed, so it is left out; 'bazel query' lists it")
  }

  @Test func targetsInBlocksAreTold() throws {
    let project = try bazel(
      "def f(n):\n  swift_library(name = n)\n\nfor n in X:\n\tf(n)\n\tA = [\"A.swift\"]\n")
    #expect(project.notes.map(\.location?.line) == [2, 6])
    #expect(project.notes.map(\.location?.column) == [3, 2])
  }

  @Test(
    arguments: [
      "[cc_library(name = n) for n in [\"A\"]]", "print(\"swift_library\")", "swift_library",
      "FILES = [\"A.swift\"]",
      "feature(name = N, srcs = [\"A.m\"])", "swift = 1", "+",
    ])
  func whatIsNoTargetIsNotTold(statement: String) throws {
    #expect(try readBazel(statement) == nil)
  }

  @Test(
    arguments: [
      ("load(\"swift.bzl\"\nA(\n", "2:2: the bracket that opens here is not closed; add ')'"),
      ("x = \"swift.bzl\n\"", "1:5: the text that begins here is not closed"),
      ("x = \"\"\"swift.bzl\n\"", "1:5: the text that begins here is not closed"),
      ("x = r'swift.bzl\\'", "1:5: the text that begins here is not closed"),
      ("# swift .bzl\nA([)", "2:4: expected ']' before ')'"),
      ("# swift .bzl\nA)", "2:2: no bracket is open here; remove ')'"),
      ("# swift .bzl\nA([\n<<<<<<< HEAD\n])", "3:1: a merge conflict is left here"),
      ("# swift .bzl\nA([\n=======\n])", "3:1: a merge conflict is left here"),
      ("# swift .bzl\n>>>>>>> a", "2:1: a merge conflict is left here"),
      (
        "# swift .bzl\n" + String(repeating: "(", count: 200),
        "2:129: brackets are nested deeper than 128 levels"
      ),
    ])
  func damageIsToldWithItsPlace(text: String, start: String) {
    let problem = bazelProblem(of: text)
    #expect(problem?.hasPrefix(start) == true, "\(problem ?? "nothing")")
  }

  @Test func whatIsNotUTF8IsRefused() {
    let bytes = Array("# swift .bzl\n\"".utf8) + [0xFF, 0x22]
    #expect(
      throws: ProjectFileError(
        line: 2, column: 2, message: "this is not UTF-8 text; save the file as UTF-8")
    ) {
      try BazelPackage.read(bytes, at: "BUILD", others: OtherFiles { _ in nil })
    }
  }

  @Test func marksInTextAreNoMergeConflict() throws {
    let project = try bazel("X = \"\"\"\n=======\n<<<<<<< A\n\"\"\"\nswift_library(name = \"A\")")
    #expect(project.targets.count == 1)
  }
}
