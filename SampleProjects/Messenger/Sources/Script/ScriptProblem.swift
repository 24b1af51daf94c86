/// Why a line of a script fails, beyond what nobody can do on a screen.
enum ScriptProblem: Error, Equatable {
  case unknownCommand(String)
  case reads(identifier: String, expected: String, found: String)
}

extension ScriptProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let line):
      "unknown command '\(line)'; see 'messenger --help'"
    case .reads(let identifier, let expected, let found):
      "'\(identifier)' reads \"\(found)\", not \"\(expected)\""
    }
  }
}
