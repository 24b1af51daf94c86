import LintelArchitecture
import LintelProving
import LintelText

/// `lintel prove`: would every rule notice that it is broken?
struct ProveCommand: RunnableCommand {
  let arguments: ProveArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let location = try ProjectLocation(
        paths: [arguments.path], config: arguments.reading.config, looksAbove: true)
      if let note = location.note { console.note(note) }
      let architecture = try DeclaredArchitecture(contentsOf: location.requiredRulesFile())
      let project = try location.project(for: architecture, arguments.reading, console)
      let prover = try Prover(architecture.configuration, project)
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
