import Testing

@testable import LintelHarness

/// Diffs as programs and people write them, and the files that they result in.
@Suite struct UnifiedDiffTests {
  private static let file = """
    import Kit

    struct A {
      let first = 1

      let second = 2
    }

    """

  /// - Parameter hunks: the lines after the header of the file.
  private func contents(_ hunks: String, of original: String? = file) throws -> String {
    try contents(diff: "--- a/Sources/A.swift\n+++ b/Sources/A.swift\n" + hunks, of: original)
  }

  private func contents(diff: String, of original: String? = file) throws -> String {
    let diff = try UnifiedDiff(Array(diff.utf8))
    let file = try #require(diff.files.first)
    #expect(diff.files.count == 1)
    #expect(file.path == "Sources/A.swift")
    return String(decoding: try file.contents(from: original.map { Array($0.utf8) }), as: UTF8.self)
  }

  @Test func linesAreFoundWhereverTheyAre() throws {
    let expected = Self.file.replacing("second = 2", with: "second = 3")
    #expect(
      try contents("@@ -90,3 +90,3 @@ struct B\n \n-  let second = 2\n+  let second = 3\n }\n")
        == expected)
    // An editor has removed the blank in front of the empty line.
    #expect(try contents("@@\n\n-  let second = 2\n+  let second = 3\n }\n") == expected)
    let added = "@@\n+// more\n import Kit\n@@\n-  let second = 2\n+  let second = 3\n"
    #expect(try contents(added) == "// more\n" + expected)
  }

  @Test func hunksMayBeInAnyOrder() throws {
    #expect(
      try contents("@@\n-  let second = 2\n@@\n-import Kit\n+import UI\n")
        == Self.file.replacing("  let second = 2\n", with: "").replacing("Kit", with: "UI"))
  }

  /// Git's header, the dates of `diff`, a reason above, and `\\ No newline at end of file`.
  @Test(arguments: [
    "diff --git a/Sources/A.swift b/Sources/A.swift\nindex 2d1fa4e..8c3e4b1 100644\n"
      + "--- a/Sources/A.swift\n+++ b/Sources/A.swift\n",
    "The view asks the model.\n\n--- Sources/A.swift\t2026-01-01 00:00:00 +0000\n"
      + "+++ New/A.swift\t2026-01-01 00:00:00 +0000\n",
  ])
  func headersOfProgramsAreRead(header: String) throws {
    let hunk = "@@ -1 +1 @@\n-import Kit\n+import UI\n\\ No newline at end of file\n"
    #expect(try contents(diff: header + hunk) == Self.file.replacing("Kit", with: "UI"))
  }

  @Test func emptyLinesBetweenPartsAreNoLinesOfTheFile() throws {
    let expected = Self.file.replacing("second = 2", with: "second = 3")
    #expect(try contents("@@\n-  let second = 2\n+  let second = 3\n\n\n") == expected)
  }

  @Test(arguments: [
    ("", "@@ -0,0 +1 @@\n+let a = 1\n", "let a = 1\n"),
    ("let a = 1\n", "@@ -1 +0,0 @@\n-let a = 1\n", ""),
    ("let a = 1", "@@\n-let a = 1\n\\ No newline at end of file\n+let a = 2\n", "let a = 2"),
    (
      "let a = 1\r\nlet b = 2\r\n", "@@\n-let b = 2\r\n+let b = 3\r\n", "let a = 1\r\nlet b = 3\r\n"
    ),
  ])
  func endsOfFilesStayAsTheyAre(original: String, hunks: String, expected: String) throws {
    #expect(try contents(hunks, of: original) == expected)
  }

  @Test func aFileIsAdded() throws {
    #expect(
      try contents(
        diff: "--- /dev/null\n+++ b/Sources/A.swift\n@@ -0,0 +1,2 @@\n+import Kit\n+\n", of: nil)
        == "import Kit\n\n")
  }

  @Test func severalFilesAreRead() throws {
    let diff = try UnifiedDiff(
      Array(
        """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@
        -a
        diff --git a/Sources/B.swift b/Sources/B.swift
        --- a/Sources/B.swift
        +++ b/Sources/B.swift
        @@
        --- b
        +b
        --- a/Sources/C.swift
        +++ b/Sources/C.swift
        @@
        +c
        """.utf8))
    #expect(diff.files.map(\.path) == ["Sources/A.swift", "Sources/B.swift", "Sources/C.swift"])
    #expect(diff.files.map(\.line) == [1, 6, 11])
    #expect(diff.files[1].hunks[0].before.map(\.text) == [Array("-- b".utf8)])
  }

  struct Mistake: CustomTestStringConvertible {
    let hunks: String
    let line: Int
    let message: String

    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake(
      hunks: "@@\n struct A {\n   let first = 1\n-  let second = 2\n", line: 6,
      message:
        "the line 'let second = 2' is not here in 'Sources/A.swift', with the same blanks and "
        + "line end; the file has changed since the diff was made"),
    Mistake(
      hunks: "@@\n-import Kit\n+import UI\n@MainActor\n struct A {\n", line: 6,
      message: "expected a line that starts with ' ', '-', '+' or '@@'"),
    Mistake(
      hunks: "@@\n-import Kit\n+import Kit\n", line: 1,
      message: "leaves 'Sources/A.swift' as it is; expected other lines after '+' than after '-'"),
    Mistake(
      hunks: "@@\n-import Kit\r\n+import UI\r\n", line: 4,
      message:
        "the line 'import Kit' is not here in 'Sources/A.swift', with the same blanks and line "
        + "end; the file has changed since the diff was made"),
    Mistake(
      hunks: "@@\n \n+// more\n", line: 3,
      message: "the lines of this hunk are in 'Sources/A.swift' 2 times, at lines 2 and 5; add "
        + "lines around them"),
    Mistake(
      hunks: "@@\n+// more\n", line: 3,
      message: "'Sources/A.swift' exists; expected lines that say where the new lines belong"),
    Mistake(
      hunks: "@@\n-import Kit\n \n@@\n \n-struct A {\n+struct B {\n", line: 6,
      message: "this hunk changes lines of 'Sources/A.swift' that another changes"),
    Mistake(
      hunks: "@@\n import Kit\n", line: 3,
      message: "this hunk changes nothing; expected a line with '-' or '+'"),
    Mistake(
      hunks: "@@\n-import Kit\nstruct A {\n", line: 5,
      message: "expected a line that starts with ' ', '-', '+' or '@@'"),
    Mistake(
      hunks: "", line: 3,
      message: "expected a hunk of 'Sources/A.swift', which starts with '@@'"),
    Mistake(
      hunks: "@@\n-import Kit\n--- Sources/A.swift\n+++ Sources/A.swift\n@@\n-}\n", line: 5,
      message: "'Sources/A.swift' is changed above; put its hunks together"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsReportedAtItsLine(mistake: Mistake) throws {
    #expect {
      try contents(mistake.hunks)
    } throws: { error in
      let error = error as? DiffError
      return error?.line == mistake.line && error?.message == mistake.message
    }
  }

  @Test(arguments: [
    (
      "--- a/Sources/A.swift\n+++ /dev/null\n@@\n-a\n", 2,
      "removes a file; a twin or fault can only change or add one"
    ),
    (
      "--- a/Tests/A.swift\n+++ b/Tests/A.swift\n@@\n-a\n", 1,
      "'Tests/A.swift' is not a file of the sample; expected a path such as 'a/Sources/Chat.swift'"
    ),
    (
      "--- Sources/../A.swift\n+++ Sources/A.swift\n@@\n-a\n", 1,
      "'Sources/../A.swift' is not a file of the sample; expected a path such as 'a/Sources/Chat.swift'"
    ),
    (
      "--- Sources//A.swift\n+++ Sources//A.swift\n@@\n-a\n", 1,
      "'Sources//A.swift' is not a file of the sample; expected a path such as 'a/Sources/Chat.swift'"
    ),
    (
      "--- \"a/Sources/\\303\\234.swift\"\n+++ \"b/Sources/\\303\\234.swift\"\n@@\n-a\n", 1,
      "expected a path without quotes, as 'git -c core.quotePath=false diff' writes it"
    ),
    (
      "diff --git a/Sources/A.swift b/Sources/B.swift\nsimilarity index 90%\n"
        + "rename from Sources/A.swift\nrename to Sources/B.swift\n", 3,
      "renames or copies a file; a twin or fault can only change or add one"
    ),
    (
      "diff --git a/Sources/A.png b/Sources/A.png\nBinary files differ\n", 1,
      "has no lines of a text file; a twin or fault can only change or add text files"
    ),
  ])
  func onlySourcesAreChanged(diff: String, line: Int, message: String) {
    #expect {
      try UnifiedDiff(Array(diff.utf8))
    } throws: { error in
      (error as? DiffError)?.line == line && (error as? DiffError)?.message == message
    }
  }

  @Test func aFileThatIsNotThereCannotBeChanged() {
    #expect {
      try contents("@@\n-a\n", of: nil)
    } throws: { error in
      (error as? DiffError)?.message == "there is no file 'Sources/A.swift' in the sample"
    }
  }
}
