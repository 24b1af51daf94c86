import LintelArchitecture
import LintelProving
import LintelText

/// `lintel prove`: breaks each rule in memory, and checks that the rule notices.
struct ProveCommand: RunnableCommand {
  let arguments: ProveArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let opened = try OpenedProject(
        path: arguments.path, arguments.reading, console, requiresRules: true)
      let prover = Prover(
        try opened.requiredArchitecture().configuration, opened.project,
        try opened.requiredJudge())
      let unknown = arguments.rules.filter { !prover.ruleNames.contains($0) }
      guard unknown.isEmpty else {
        throw ConfigurationErrors(
          unknown.map {
            .unknownRule($0, nearest: NearestName.several(of: $0, among: prover.ruleNames))
          })
      }
      let result = prover.run { arguments.rules.isEmpty || arguments.rules.contains($0) }
      switch arguments.format {
      case .text: console.write(ProofText(result: result).text)
      case .json: console.output(Array(ProofText(result: result).json.utf8))
      }
      return result.isPassed ? .success : .findings
    } catch {
      return console.report(error)
    }
  }
}

extension InputError {
  /// No rule is called `name`.
  fileprivate static func unknownRule(_ name: String, nearest: [String]) -> InputError {
    InputError(path: name, message: "no rule is named '\(name)'" + NearestName.question(nearest))
  }
}
