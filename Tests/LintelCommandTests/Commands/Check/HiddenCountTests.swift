import Testing

@testable import LintelCommand

/// Places that an exception with `at-most` covers, and that a comment hides.
@Suite struct HiddenCountTests {
  private static let source = """
    struct A1 {
      let a: B1
      let b: B1
    }

    """

  private func project(hiding count: Int) throws -> TemporaryProject {
    var lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 1..<(1 + count) { lines[line] += "  // lintel:disable:this r - judged" }
    return try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r:
          kind: forbid
          from: A
          to: B
          allow:
            - { from: A, to: B, at-most: 2, because: x }

      """, "A/A.swift": lines.joined(separator: "\n"), "B/B.swift": "struct B1 {}\n",
    ])
  }

  /// Nothing is fixed, because the places are still there.
  @Test(arguments: [
    (1, "1 that no comment hides", "lower 'at-most' to 1, so that none comes back unnoticed"),
    (2, "none that no comment hides", "remove the entry from 'allow', so that none comes back"),
  ])
  func areNotFixed(count: Int, rest: String, remedy: String) throws {
    let project = try project(hiding: count)
    let check = CommandRun("check", project.path)
    #expect(check.status == .findings)
    #expect(
      check.output.contains(
        "the exception from 'A' to 'B' accepts 2 locations, and there is \(rest) (r)\n"),
      "\(check.output)")
    #expect(check.output.contains("remedy:  \(remedy)"), "\(check.output)")
  }

  @Test func prunePrintsTheSame() throws {
    let project = try project(hiding: 2)
    let prune = CommandRun("baseline", "prune", project.path)
    #expect(prune.status == .success)
    #expect(
      prune.output
        == "\(project.path)/lintel.yml:9:36: remove the exception from 'A' to 'B' of rule 'r'; it "
        + "accepts 2 locations, and there is none that no comment hides\n")
  }
}
