import Foundation
import LintelJudging
import LintelPresets
import LintelRules
import Testing

/// Rules files that pages show can be read.
@Suite struct DocumentedRulesTests {
  private static let pages = MarkdownPage.all.filter {
    $0.path == "README.md" || $0.path.hasPrefix("Documentation/")
  }

  private func read(_ text: String) throws -> Configuration {
    try Configuration.load(path: "lintel.yml", presets: Presets.all) { path in
      path.hasSuffix(".yml") ? Array(text.utf8) : Array("flowchart LR\n  UI --> Domain\n".utf8)
    }
  }

  private static func rulesFiles(of page: MarkdownPage) -> [MarkdownPage.Block] {
    page.blocks.filter { $0.language == "yaml" && $0.lines.first == "version: 1" }
  }

  private static let pagesWithRulesFiles = pages.filter {
    !$0.hasExamplesOnly && $0.path != "Documentation/ChoosingRules.md"
      && !rulesFiles(of: $0).isEmpty
  }

  @Test func rulesFilesAreFoundInPages() {
    #expect(Self.pagesWithRulesFiles.count >= 4)
  }

  @Test(arguments: pagesWithRulesFiles)
  func rulesFilesCanBeRead(of page: MarkdownPage) {
    for block in Self.rulesFiles(of: page) {
      let text = block.lines.joined(separator: "\n") + "\n"
      #expect(throws: Never.self, "\(page.path):\(block.start)") { try read(text) }
    }
  }

  @Test func everythingThatTeamsSayHasARuleThatCanBeRead() throws {
    let page = try #require(Self.pages.first { $0.path == "Documentation/ChoosingRules.md" })
    let components = try #require(page.blocks.first).lines.joined(separator: "\n")
    let rules = page.codeSpans.filter { $0.hasPrefix("{ kind: ") }
    #expect(rules.count > 30)
    for rule in rules {
      #expect(throws: Never.self, "\(rule)") {
        try read("\(components)\nrules:\n  said: \(rule)\n")
      }
    }
    let kinds = Set(rules.compactMap { $0.firstMatch(of: /kind: ([a-z-]+)/).map { String($0.1) } })
    #expect(kinds == Set(RuleCatalogue.kinds.map(\.word)))
  }

  @Test func everyKindIsInTheTableOfKinds() throws {
    let page = try #require(Self.pages.first { $0.path == "Documentation/RulesFile.md" })
    for kind in RuleCatalogue.kinds {
      let row = try #require(
        page.lines.first { $0.hasPrefix("| [`\(kind.word)`](Rules/\(kind.word).md) |") },
        "\(kind.word)")
      for option in kind.options {
        #expect(
          row.contains("`\(option.key)`") || row.contains("`\(option.key): "), "\(option.key)")
      }
    }
  }

  @Test func everyPresetIsInTheTableOfPresets() throws {
    let page = try #require(Self.pages.first { $0.path == "Documentation/Presets.md" })
    for preset in Presets.all.keys.sorted() {
      #expect(
        page.lines.contains { $0.hasPrefix("| ") && $0.contains("[\(preset)](") }, "\(preset)")
    }
  }
}
