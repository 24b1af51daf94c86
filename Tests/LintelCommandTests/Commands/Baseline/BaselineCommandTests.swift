import Foundation
import Testing

@testable import LintelCommand

@Suite struct BaselineCommandTests {
  private static let header =
    "# lintel baseline 1: rule, from -> to, kind of reference, "
    + "number of places\n"
  private static let breach = "layering Model -> Screen type 1\n"

  private func baseline(_ project: TemporaryProject, _ words: String...) -> CommandRun {
    CommandRun(["baseline", words[0], project.path] + words.dropFirst())
  }

  @Test func fromTheFirstDayToTheLast() throws {
    let project = try TemporaryProject(layeredProject)
    let written = baseline(project, "write")
    #expect(written.status == .success)
    #expect(written.output == "\(project.path)/lintel.baseline: 1 entry for 1 location\n")
    #expect(project.text(of: "lintel.baseline") == Self.header + Self.breach)
    #expect(project.names() == ["Data", "Domain", "UI", "lintel.baseline", "lintel.yml"])

    let green = CommandRun(project.path)
    #expect(green.status == .success)
    #expect(
      green.output == """
        no findings; 3 files, 6 declarations, 3 dependencies
        baseline: 1 accepted, 0 new, 0 fixed

        """)
    #expect(baseline(project, "diff").status == .success)
    #expect(CommandRun(project.path, "--no-baseline").output == CheckCommandTests.finding)

    try project.write(Data("struct Row { let screen: Screen }\n".utf8), to: "Data/Row.swift")
    let red = CommandRun(project.path)
    #expect(red.status == .findings)
    #expect(red.output.contains("'Row' (Data) uses 'Screen' (UI)"))
    #expect(!red.output.contains("'Model'"))
    #expect(red.output.hasSuffix("\nbaseline: 1 accepted, 1 new, 0 fixed\n"))
    let difference = baseline(project, "diff")
    #expect(difference.status == .findings)
    #expect(difference.output == "+ layering Row -> Screen type 1\n")

    try project.write(Data("struct Row {}\n".utf8), to: "Data/Row.swift")
    try project.write(Data("struct Model { let store: Store }\n".utf8), to: "Domain/Model.swift")
    let stale = CommandRun(project.path)
    #expect(stale.status == .findings)
    #expect(
      stale.output == """
        \(project.path)/lintel.baseline:2:1: error: an accepted finding of rule 'layering' from \
        'Model' to 'Screen' is fixed (baseline)
            2 | layering Model -> Screen type 1
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           remedy:  run 'lintel baseline prune' to remove fixed findings, so that none
                    comes back unnoticed

        1 finding (1 error) in 1 rule; 4 files, 6 declarations, 2 dependencies
        baseline: 0 accepted, 0 new, 1 fixed

        """)
    #expect(baseline(project, "diff").output == "- " + Self.breach)
    let pruned = baseline(project, "prune")
    #expect(pruned.status == .success)
    #expect(
      pruned.output == "- \(Self.breach)\(project.path)/lintel.baseline: 1 fixed, 0 entries for 0 "
        + "locations left\n")
    #expect(project.text(of: "lintel.baseline") == Self.header)
    #expect(CommandRun(project.path).status == .success)
  }

  private static let importRules = """
    version: 1
    components: { Low: "Low/**" }
    rules: { imp: { kind: imports, in: Low, deny: [UIKit] } }

    """

  @Test func anAcceptedImportFollowsItsFile() throws {
    let project = try TemporaryProject([
      "lintel.yml": Self.importRules, "Low/Cells/CellView.swift": "import UIKit\nstruct Cell {}\n",
      "lintel.baseline": Self.header + "imp Low/Cell.swift -> UIKit import 1\n",
    ])
    let difference = baseline(project, "diff")
    #expect(difference.output == "")
    #expect(difference.status == .success)
    #expect(CommandRun(project.path).status == .success)
    #expect(
      baseline(project, "prune").output
        == "\(project.path)/lintel.baseline: 0 fixed, 1 entry for 1 location left\n")
    #expect(
      project.text(of: "lintel.baseline")
        == Self.header + "imp Low/Cells/CellView.swift -> UIKit import 1\n")
    try project.write(Data("import UIKit\n".utf8), to: "Low/New.swift")
    #expect(baseline(project, "diff").output == "+ imp Low/New.swift -> UIKit import 1\n")
  }

  @Test func twoRulesFilesShareNoBaseline() throws {
    let project = try TemporaryProject([
      "lintel.yml": Self.importRules,
      "strict.yml": Self.importRules.replacingOccurrences(of: "UIKit", with: "AppKit"),
      "Low/Cell.swift": "import UIKit\nimport AppKit\nstruct Cell {}\n",
    ])
    let strict = project.path + "/strict.yml"
    #expect(baseline(project, "write").status == .success)
    let other = CommandRun(["baseline", "write", project.path, "--config", strict])
    #expect(other.output == "\(project.path)/strict.baseline: 1 entry for 1 location\n")
    for config in [strict, project.path + "/lintel.yml"] {
      let check = CommandRun(project.path, "--config", config)
      #expect(check.status == .success)
      #expect(check.output.hasSuffix("\nbaseline: 1 accepted, 0 new, 0 fixed\n"))
      #expect(check.error == "")
    }
  }

  @Test func aBaselineOfTheOldNameIsMentioned() throws {
    let project = try TemporaryProject([
      "strict.yml": Self.importRules, "Low/Cell.swift": "import UIKit\nstruct Cell {}\n",
      "lintel.baseline": Self.header + "imp Low/Cell.swift -> UIKit import 1\n",
    ])
    let strict = project.path + "/strict.yml"
    let note =
      "'\(project.path)/lintel.baseline' is not used: the baseline of '\(strict)' is "
      + "'\(project.path)/strict.baseline'; rename the file, or name it with '--baseline'\n"
    let check = CommandRun(project.path, "--config", strict)
    #expect(check.status == .findings)
    #expect(check.error.hasSuffix(note))
    let difference = CommandRun(["baseline", "diff", project.path, "--config", strict])
    #expect(difference.status == .failure)
    #expect(
      difference.error.hasSuffix(
        "there is no baseline '\(project.path)/strict.baseline'; " + note))
    let named = CommandRun(
      project.path, "--config", strict, "--baseline", project.path + "/lintel.baseline")
    #expect(named.status == .success)
  }

  @Test func writingAgainAcceptsNoMoreUnlessForced() throws {
    var files = layeredProject
    files["Data/Row.swift"] = "struct Row { let a: Screen; let b: Screen }\n"
    files["lintel.baseline"] = Self.header + Self.breach + "layering Row -> Screen type 1\n"
    let project = try TemporaryProject(files)
    let refused = baseline(project, "write")
    #expect(refused.status == .findings)
    #expect(refused.output == "+ layering Row -> Screen type 2\n")
    #expect(
      refused.error == "\(project.path)/lintel.baseline: error: the baseline would grow by 1 "
        + "finding; fix it, or use '--force' to accept it as well\n")
    #expect(project.text(of: "lintel.baseline") == files["lintel.baseline"])
    #expect(baseline(project, "write", "--force").status == .success)
    #expect(
      project.text(of: "lintel.baseline")
        == Self.header + Self.breach + "layering Row -> Screen type 2\n")
    try project.write(Data("struct Row {}\n".utf8), to: "Data/Row.swift")
    #expect(baseline(project, "write").status == .success)
    #expect(project.text(of: "lintel.baseline") == Self.header + Self.breach)
  }

  @Test func forceDoesNotReadWhatItReplaces() throws {
    var files = layeredProject
    files["lintel.baseline"] = "<<<<<<< HEAD\n"
    let project = try TemporaryProject(files)
    for words in [["baseline", "write"], ["baseline", "prune"], ["baseline", "show"], ["check"]] {
      let run = CommandRun(words + [project.path])
      #expect(run.status == .failure)
      #expect(run.error.contains("lintel.baseline:1:1: error: a merge conflict is not resolved"))
    }
    #expect(project.text(of: "lintel.baseline") == "<<<<<<< HEAD\n")
    #expect(baseline(project, "write", "--force").status == .success)
    #expect(CommandRun(project.path).status == .success)
  }

  @Test func aRuleMayNeverBeAccepted() throws {
    var files = layeredProject
    files["lintel.yml"]? += "\n    baseline: never\n  all: { kind: exhaustive }\n"
    files["Loose.swift"] = "struct Loose {}\n"
    let project = try TemporaryProject(files)
    let run = baseline(project, "write")
    #expect(run.status == .findings)
    #expect(
      run.error
        == "note: 1 finding of 'layering' cannot be accepted; 'lintel check' shows it\n")
    #expect(project.text(of: "lintel.baseline") == Self.header + "all Loose 1\n")
    #expect(CommandRun(project.path).output.contains("'Model' (Domain) uses 'Screen' (UI)"))
    try project.write(Data((Self.header + Self.breach).utf8), to: "lintel.baseline")
    let check = CommandRun(project.path)
    #expect(check.status == .failure)
    #expect(
      check.error.contains("lintel.baseline:2:1: error: rule 'layering' says 'baseline: never'"))
  }

  @Test func show() throws {
    var files = layeredProject
    files["lintel.baseline"] =
      Self.header + "b \"X y\" 3\na A -> B type 2\na A -> B call 1\n"
    let project = try TemporaryProject(files)
    #expect(
      baseline(project, "show").output == """
        a: 2 entries for 3 locations
          A -> B call 1
          A -> B type 2
        b: 1 entry for 3 locations
          "X y" 3
        \(project.path)/lintel.baseline: 3 entries for 6 locations

        """)
  }

  @Test func aBaselineElsewhere() throws {
    let project = try TemporaryProject(layeredProject)
    let file = project.path + "/ci/accepted.txt"
    let nowhere = baseline(project, "write", "--baseline", file)
    #expect(nowhere.status == .failure)
    #expect(nowhere.error == "\(file): error: cannot write '\(file)': no such folder\n")
    try project.write(Data(), to: "ci/other")
    #expect(baseline(project, "write", "--baseline", file).status == .success)
    #expect(CommandRun(project.path).status == .findings)
    #expect(CommandRun(project.path, "--baseline", file).status == .success)
    let missing = CommandRun(project.path, "--baseline", file + "x")
    #expect(missing.status == .failure)
    #expect(missing.error.contains("cannot read '\(file)x': there is no such file"))
    for action in ["prune", "diff", "show"] {
      let run = baseline(project, action)
      #expect(run.status == .failure)
      #expect(
        run.error == "\(project.path)/lintel.baseline: error: there is no baseline "
          + "'\(project.path)/lintel.baseline'; 'lintel baseline write' makes one\n")
    }
  }

  @Test func nothingThatIsReadIsReplaced() throws {
    let project = try TemporaryProject(layeredProject)
    let rules = baseline(project, "write", "--force", "--baseline", project.path + "/lintel.yml")
    #expect(rules.status == .usage)
    #expect(rules.error.contains("/lintel.yml' would replace the rules file."))
    #expect(project.text(of: "lintel.yml") == layeredProject["lintel.yml"])
    _ = baseline(project, "write")
    let report = CommandRun(project.path, "--report", "json=\(project.path)/lintel.baseline")
    #expect(report.status == .usage)
    #expect(report.error.contains("/lintel.baseline' would replace the baseline."))
    let graph = CommandRun(
      "graph", project.path, "--output", "\(project.path)/lintel.baseline")
    #expect(graph.status == .usage)
    #expect(graph.error.contains("/lintel.baseline' would replace the baseline."))
    // What is only shown replaces nothing.
    let shown = baseline(project, "show", "--baseline", project.path + "/lintel.yml")
    #expect(shown.status == .failure)
    #expect(shown.error.contains("/lintel.yml:1:1: error: expected '# lintel baseline 1'"))
  }

  @Test func suppressedPlacesAreNotAccepted() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = """
      struct Model {
        let screen: Screen?  // lintel:disable:this layering - goes with the redesign
        let other: Screen?
      }
      """
    let project = try TemporaryProject(files)
    #expect(baseline(project, "write").status == .success)
    #expect(project.text(of: "lintel.baseline") == Self.header + Self.breach)
    let run = CommandRun(project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        no findings, 1 suppressed; 3 files, 6 declarations, 3 dependencies
        baseline: 1 accepted, 0 new, 0 fixed

        """)
  }
}
