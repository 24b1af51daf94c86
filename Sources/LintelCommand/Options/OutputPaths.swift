import Lintel
import LintelRules
import LintelWorkspace

/// The files that a command is asked to write.
struct OutputPaths {
  let paths: [String]

  /// - Parameters:
  ///   - rulesFile: what the command reads besides Swift files.
  ///   - baseline: what it reads as well.
  /// - Throws: when writing one of them would lose an input, or another one of them.
  func check(
    rulesFile: String?, baseline: String? = nil, _ command: CommandDescription
  ) throws(CommandLineError) {
    func refuse(_ error: UsageError) -> CommandLineError {
      CommandLineError(error: error, command: command)
    }
    let rules = rulesFile.map { AbsolutePath($0).resolved }
    let accepted = baseline.map { AbsolutePath($0).resolved }
    var seen: Set<AbsolutePath> = []
    for path in paths {
      let file = AbsolutePath(path).resolved
      if path == "-" { throw refuse(.outputToDash) }
      if file == rules { throw refuse(.outputOverRulesFile(path)) }
      if file == accepted { throw refuse(.outputOverBaseline(path)) }
      if file.text.hasSuffix(".swift") { throw refuse(.outputOverSource(path)) }
      if !seen.insert(file).inserted { throw refuse(.outputTwice(path)) }
    }
  }
}

/// Writes what a command was asked to write to a file.
func writeOutput(_ bytes: [UInt8], to path: String) throws(ConfigurationErrors) {
  do throws(WorkspaceErrors) {
    try writeAtomically(bytes, to: path)
  } catch {
    throw ConfigurationErrors(error)
  }
}
