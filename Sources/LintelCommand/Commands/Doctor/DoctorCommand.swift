import LintelAdvice
import LintelArchitecture
import LintelLinking
import LintelProving
import LintelReports
import LintelRules

/// `lintel doctor`: is the rules file what it seems to be?
struct DoctorCommand: RunnableCommand {
  private let arguments: DoctorArguments
  private let console: Console

  init(_ arguments: DoctorArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let location = try ProjectLocation(paths: [arguments.path], config: arguments.reading.config)
      let architecture = try Architecture(contentsOf: location.requiredRulesFile())
      let configuration = architecture.configuration
      let project = try location.project(for: architecture, arguments.reading, console)
      let judge = try Judge(configuration, project.graph)
      for note in project.notes + judge.notes { console.note(note) }
      let prover = try Prover(configuration, project)
      let imports = UnknownImports(project.graph, isOfSDK: SDKModules.contains).diagnoses(
        rulesFile: try location.requiredRulesFile(),
        declaresModules: !configuration.sources.modules.isEmpty)
      let diagnoses =
        (judge.diagnoses(of: configuration, today: .today) + prover.diagnoses() + imports)
        .sorted()
      console.write("projects: \(project.projects)\n")
      console.write(text(of: diagnoses, ruleCount: judge.ruleCount))
      return diagnoses.contains { $0.severity > .note } ? .findings : .success
    } catch {
      return console.report(error)
    }
  }

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
