import Testing

@testable import LintelProjectFiles

/// Long sums, and groups that list each other.
@Suite struct BazelSumTests {
  private func files(_ text: String) throws -> [String] {
    let project = try bazel(text)
    #expect(project.notes == [])
    return project.targets.last?.files.map(\.path) ?? []
  }

  @Test func listsThatGrowByManyStatementsAreKnown() throws {
    let lines = (0..<5_000).map { "A += [\"F\($0).swift\"]\n" }.joined()
    #expect(try files("A = []\n\(lines)swift_library(name = \"x\", srcs = A)\n").count == 5_000)
  }

  @Test func longSumsAreKnown() throws {
    let lists = (0..<20_000).map { "[\"F\($0).swift\"]" }.joined(separator: " + ")
    #expect(try files("swift_library(name = \"x\", srcs = \(lists))\n").count == 20_000)
  }

  @Test func sumsAreTakenFromTheLeft() throws {
    #expect(
      try files(
        "swift_library(name = \"x\", srcs = (None + [\"A\" + \".sw\" + \"ift\"]) + [\"B.swift\"])")
        == ["App/A.swift", "App/B.swift"])
  }

  @Test func aLongChainOfGroupsIsFollowed() throws {
    let count = 20_000
    var text = ""
    for number in 0..<count {
      text += "filegroup(name = \"g\(number)\", srcs = [\":g\(number + 1)\"])\n"
    }
    text += "filegroup(name = \"g\(count)\", srcs = [\"A.swift\"])\n"
    for number in 0..<200 {
      text += "swift_library(name = \"x\(number)\", srcs = [\":g\(number)\"])\n"
    }
    let project = try bazel(text)
    #expect(project.notes == [])
    #expect(project.targets.allSatisfy { $0.files.map(\.path) == ["App/A.swift"] })
    #expect(project.targets.count == 200)
  }

  @Test func groupsThatListEachOtherEnd() throws {
    #expect(
      try files(
        """
        filegroup(name = "a", srcs = [":b", "A.swift"])
        filegroup(name = "b", srcs = [":a", "B.swift"])
        swift_library(name = "x", srcs = [":a"])
        """) == ["App/A.swift", "App/B.swift"])
  }
}
