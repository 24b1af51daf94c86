import Foundation
import Testing

@testable import LintelCommand

/// What `Documentation/Security.md` says of the code is what the code does.
@Suite struct SecurityTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func text(_ path: String) -> String {
    let bytes = FileManager.default.contents(atPath: root.appending(path: path).path)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// The paths of all sources of Lintel, with their texts.
  private static let sources = files(in: "Sources")

  private static func files(in folder: String) -> [(path: String, text: String)] {
    (FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
      .compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { ($0, text(folder + "/" + $0)) }
  }

  private static let page = text("Documentation/Security.md")

  /// The files that start programs, with the words of the page that name these.
  private static let starters = [
    "LintelCommand/Exact/PackageBuild.swift": "`swift build --build-tests`",
    "LintelCommand/Git/GitProcess.swift": "`git`",
    "LintelCommand/Project/PackageDump.swift": "`swift package dump-package`",
    "LintelHarness/Processes/ScratchFolder.swift": "`mkdir`, `cp`, `rm`",
    "LintelHarness/Processes/SwiftPackage.swift": "`swift build`, `swift test`",
    "LintelIndex/Helper/StoreClient.swift": "itself, as `lintel index-read`",
    "LintelIndex/Location/HostToolchain.swift": "`swift -print-target-info`",
  ]

  @Test func everyProgramIsNamed() {
    let found = Self.sources.filter { $0.text.contains("ChildProcess(") }.map(\.path)
    #expect(found == Self.starters.keys.sorted())
    for words in Self.starters.values { #expect(Self.page.contains("| " + words), "\(words)") }
  }

  /// The cells of the rows of the table *By command*.
  private static func commandRows() throws -> [[Substring]] {
    let start = try #require(page.firstRange(of: "\n## By command\n")).upperBound
    let table = page[start...].split(separator: "\n").drop { !$0.hasPrefix("| ") }
      .prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { row in
      Array(row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast())
    }
  }

  @Test func everyCommandHasALine() throws {
    let rows = try Self.commandRows()
    #expect(rows.allSatisfy { $0.count == 6 })
    let names = rows.flatMap { row in row[0].matches(of: /`([a-z]+)[^`]*`/).map { String($0.1) } }
    #expect(Set(names) == Set(LintelCommand.commands.map(\.name)))
  }

  @Test func everyLineIsHeldByTests() throws {
    let tests = Self.files(in: "Tests/LintelCommandTests").map(\.text)
    for row in try Self.commandRows() {
      let named = row[5].matches(of: /`(\w+)\.(\w+)`/)
      #expect(!named.isEmpty, "\(row[0])")
      for match in named {
        let isThere = tests.contains { text in
          text.contains("struct \(match.1) {")
            && text.contains("func \(match.2)(")
        }
        #expect(isThere, "\(match.0)")
      }
    }
  }

  @Test func everyVariableOfTheEnvironmentIsNamed() {
    let names = Self.sources.flatMap { $0.text.matches(of: /getenv\("([A-Z_]+)"\)/).map(\.1) }
    #expect(Set(names) == ["HOME", "PATH", "TMPDIR", "NO_COLOR", "TERM"])
    for name in names + GitProcess.passedVariables.map({ Substring($0) }) {
      #expect(Self.page.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func thereIsNoCodeForNetworks() {
    #expect(Self.sources.count > 400)
    let network = /^ *import (Foundation|Network|CFNetwork)|(^|[^.\w])(socket|getaddrinfo)\(/
      .anchorsMatchLineEndings()
    for (path, text) in Self.sources { #expect(!text.contains(network), "\(path)") }
  }

  @Test(arguments: [
    ["check"], ["graph"], ["doctor"], ["prove"], ["facts"], ["explain", "UI"],
    ["check", "--since", "HEAD"], ["check", "--no-baseline"],
  ])
  func whoeverOnlyReadsRunsAndWritesNothing(command: [String]) throws {
    var files = layeredProject
    files["Package.swift"] = """
      // swift-tools-version: 6.1
      import Foundation
      FileManager.default.createFile(atPath: #filePath + ".was-run", contents: nil)
      let package = Package(name: "P", targets: [.target(name: "All", path: ".")])
      """
    let project = try GitProject(files)
    let before = try Self.contents(of: project.path)
    let words = command + [project.path]
    let run = CommandRun(words)
    #expect(run.status == .findings || run.status == .success, "\(run.error)")
    #expect(try Self.contents(of: project.path) == before)
  }

  @Test func rulesAndBaselineOfAnotherFolderAreNotThoseOfTheProject() throws {
    let base = try TemporaryProject(layeredProject)
    var files = layeredProject
    files["lintel.yml"] = "version: 1\nrules: { free: { kind: acyclic, level: module } }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).status == .success)
    #expect(CommandRun(project.path, "--config", base.path + "/lintel.yml").status == .findings)
    try project.write(Data("no baseline".utf8), to: "lintel.baseline")
    #expect(CommandRun(project.path).status == .failure)
    #expect(CommandRun(project.path, "--config", base.path + "/lintel.yml").status == .findings)
  }

  /// Every file below a folder, with when it was last written.
  private static func contents(of folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().map { path in
      let values = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)
      return "\(path) \(String(describing: values[.modificationDate]))"
    }
  }
}
