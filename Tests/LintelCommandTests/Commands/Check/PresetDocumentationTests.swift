import LintelConfiguration
import LintelJudging
import LintelPresets
import LintelRules
import Testing

@Suite struct PresetDocumentationTests {
  @Test(arguments: Presets.all.keys.sorted())
  func everyPresetHasAPageThatNamesAllOfIt(_ preset: String) throws {
    let page = try #require(
      DocumentedPages.presets.text(of: preset), "Documentation/Presets/\(preset).md")
    let bytes = try #require(Presets.all[preset])
    let configuration = try Configuration.load(path: "\(preset).yml", presets: [:]) { _ in bytes }
    for component in configuration.components {
      #expect(page.contains("| `\(component.name)` |"), "a row for the component")
    }
    for rule in configuration.rules {
      let because = try #require(rule.because)
      #expect(page.contains("| `\(rule.name)` |"), "a row for the rule")
      #expect(page.contains(because.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    }
  }

  /// Each rule of a preset finds something in an example of its page.
  @Test(arguments: Presets.all.keys.sorted())
  func everyRuleOfAPresetHasAnExample(_ preset: String) throws {
    let bytes = try #require(Presets.all[preset])
    let configuration = try Configuration.load(path: "\(preset).yml", presets: [:]) { _ in bytes }
    let findings = DocumentedPages.presets.examples
      .filter { $0.page == preset + ".md" }.map(\.findings).joined()
    #expect(
      configuration.rules.map(\.name).filter { !findings.contains("(\($0))\n") } == [])
  }

  @Test(arguments: DocumentedPages.presets.examples)
  func examplesFindWhatTheyShow(_ example: DocumentedExample) throws {
    let project = try TemporaryProject(example.files)
    let run = CommandRun("check", project.path, "--quiet")
    #expect(run.error == "")
    #expect(run.output == example.findings)
  }
}
