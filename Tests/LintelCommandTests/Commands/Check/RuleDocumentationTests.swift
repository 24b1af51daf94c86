import LintelJudging
import LintelRules
import Testing

@Suite struct RuleDocumentationTests {
  @Test(arguments: RuleCatalogue.kinds.map(\.word))
  func everyKindHasAPageWithExamples(of word: String) throws {
    let kind = try #require(RuleCatalogue.kinds.first { $0.word == word })
    let page = try #require(DocumentedPages.rules.text(of: word), "Documentation/Rules/\(word).md")
    #expect(page.hasPrefix("# `\(word)`\n"))
    #expect(page.contains(Self.options(of: kind)), "expected:\n\(Self.options(of: kind))")
    let examples = DocumentedPages.rules.examples.filter { $0.page == word + ".md" }
    #expect(examples.contains { $0.findings.isEmpty }, "an example that passes")
    #expect(examples.contains { !$0.findings.isEmpty }, "an example that fails")
  }

  @Test(arguments: DocumentedPages.rules.examples)
  func examplesFindWhatTheyShow(_ example: DocumentedExample) throws {
    let project = try TemporaryProject(example.files)
    let run = CommandRun("check", project.path, "--quiet")
    #expect(run.error == "")
    #expect(run.output == example.findings)
  }

  /// The table of options that a page must have.
  static func options(of kind: RuleCatalogue.Kind) -> String {
    var lines = ["| key | value | |", "|---|---|---|"]
    for option in kind.options {
      let key = "`\(option.key)`" + (option.isRequired ? " (required)" : "")
      lines.append("| \(key) | \(option.values) | \(option.summary) |")
      for inner in option.options {
        lines.append("| `\(option.key): \(inner.key)` | \(inner.values) | \(inner.summary) |")
      }
    }
    let shared = (kind.sharedOptions.map { "`\($0.key)`" }).joined(separator: ", ")
    return lines.joined(separator: "\n") + "\n\nAs every rule of its sort it also takes \(shared)."
  }
}
