import Foundation
import LintelFindings
import LintelGraph
import LintelPresets
import LintelText
import Testing

@testable import LintelArchitecture

/// The library as a test target of another package uses it.
@Suite struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test func lintelKeepsItsOwnRules() throws {
    let result = try DeclaredArchitecture(contentsOf: Self.root + "/lintel.yml").check(Self.root)
    #expect(result.findings.isEmpty)
    #expect(result.fileCount > 150)
  }

  /// The map names the files from a line of a user's to its finding: they exist, and are few.
  @Test func theWayToAFindingIsShort() throws {
    let map = try String(
      contentsOfFile: Self.root + "/Documentation/Architecture.md", encoding: .utf8)
    let files = map.matches(of: #/(?m)^\d+\. `(\S+\.swift)`/#).map { String($0.1) }
    #expect((20...30).contains(files.count))
    for file in files {
      #expect(FileManager.default.fileExists(atPath: "\(Self.root)/Sources/\(file)"), "\(file)")
    }
  }

  @Test(arguments: ["layered-3", "mvc", "mvvm", "viper", "hexagonal"])
  func presetsAreFoundByName(_ name: String) throws {
    let text = "version: 1\nextends: [\(name)]\n"
    #expect(throws: Never.self) { try DeclaredArchitecture(rulesFile: "lintel.yml", text: text) }
    // What the library carries along is the file that people read.
    let file = try #require(FileManager.default.contents(atPath: "\(Self.root)/Rules/\(name).yml"))
    #expect(Presets.all[name] == [UInt8](file))
  }

  @Test func unknownPresetIsAnError() {
    #expect(throws: ConfigurationErrors.self) {
      try DeclaredArchitecture(rulesFile: "lintel.yml", text: "version: 1\nextends: [wiper]\n")
    }
  }

  @Test func twoRunsAreEqual() throws {
    let architecture = try DeclaredArchitecture(contentsOf: Self.root + "/lintel.yml")
    let projects = try [1, 2, 5].map {
      try Project(
        root: Self.root, for: architecture.configuration, ReadingOptions(jobs: $0))
    }
    for project in projects.dropFirst() {
      #expect(project.graph.declarations == projects[0].graph.declarations)
      #expect(project.graph.dependencies == projects[0].graph.dependencies)
      #expect(project.graph.imports == projects[0].graph.imports)
    }
  }
}
