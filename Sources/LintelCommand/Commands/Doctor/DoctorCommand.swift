import LintelAdvice
import LintelArchitecture
import LintelConfiguration
import LintelFindings
import LintelJudging
import LintelLinking
import LintelProving
import LintelReports
import LintelText

/// `lintel doctor`: shows what is wrong or odd in a rules file.
struct DoctorCommand: RunnableCommand {
  let arguments: DoctorArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let location = try ProjectLocation(
        paths: [arguments.path], config: arguments.reading.config, looksAbove: true)
      if let note = location.note { console.note(note) }
      let architecture = try DeclaredArchitecture(contentsOf: location.requiredRulesFile())
      let configuration = architecture.configuration
      let project = try location.project(for: architecture, arguments.reading, console)
      let judge = try project.judge(configuration)
      for note in project.notes + judge.notes { console.note(note) }
      let prover = try Prover(configuration, project)
      let imports = UnknownImports(project.graph, isOfSDK: SDKModules.contains)
      let diagnoses =
        (judge.diagnoses(of: configuration, today: .today) + prover.diagnoses()
        + imports.diagnoses(
          rulesFile: try location.requiredRulesFile(),
          declaresModules: !configuration.sources.modules.isEmpty))
        .sorted()
      console.write("projects: \(project.projects)\n")
      console.write(text(of: imports) + text(of: judge.unplacedTypes))
      console.write(text(of: diagnoses, ruleCount: judge.ruleCount))
      return diagnoses.contains { $0.severity > .note } ? .findings : .success
    } catch {
      return console.report(error)
    }
  }

  private func text(of imports: UnknownImports) -> String {
    let counts = imports.counts
    guard !counts.isEmpty else { return "" }
    let names = counts.map { "\($0.module.visible) (in \(counted($0.fileCount, "file")))" }
    return "imported from outside of these sources: "
      + list(names, last: "and", limit: Self.mostImports) + "\n"
  }

  private func text(of unplaced: UnplacedTypes?) -> String {
    guard let unplaced else { return "" }
    let (count, all) = (grouped(unplaced.count), counted(unplaced.typeCount, "type"))
    let shown = unplaced.places.prefix(Self.mostPlaces)
    let rest = unplaced.places.dropFirst(Self.mostPlaces)
    var lines = shown.map { (grouped($0.typeCount), $0.pattern.visible) }
    if !rest.isEmpty {
      let sum = rest.reduce(0) { $0 + $1.typeCount }
      lines.append((grouped(sum), "in \(counted(rest.count, "more folder"))"))
    }
    let width = lines.map(\.0.count).max() ?? 0
    return "\(count) of \(all) (\(unplaced.percentage) %) belong to no component; rules between "
      + "components do not cover them:\n"
      + lines.map {
        "  " + String(repeating: " ", count: width - $0.0.count) + "\($0.0)  \($0.1)\n"
      }
      .joined()
      + "  give them a component, leave them out with 'sources: exclude', or report them with a rule of "
      + "'kind: exhaustive'\n"
  }

  /// The largest numbers of modules and of folders that are listed; the others are only counted.
  private static let mostImports = 5
  private static let mostPlaces = 8

  private func text(of diagnoses: [Diagnosis], ruleCount: Int) -> String {
    let lines = diagnoses.map { diagnosis in
      let place =
        diagnosis.line > 0
        ? "\(diagnosis.path.visible):\(diagnosis.line):\(diagnosis.column)" : diagnosis.path.visible
      return "\(place): \(diagnosis.severity.rawValue): \(diagnosis.message.visible)\n"
    }
    let rules = counted(ruleCount, "rule")
    let warnings = diagnoses.count { $0.severity > .note }
    let summary =
      warnings == 0
      ? "nothing wrong with \(rules)" : "\(counted(warnings, "warning")) about \(rules)"
    return lines.joined() + summary + "\n"
  }
}
