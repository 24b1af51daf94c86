import LintelConfiguration
import LintelFindings
import LintelJudging

/// The enumerations of the words that options may be, each with a name of its own.
struct RuleWords {
  /// Names that say more than those of the options do.
  private static let knownNames = [
    "baseline": "BaselinePolicy", "kinds": "ReferenceKind", "declarations kind": "DeclarationKind",
    "symbols kind": "SymbolKind", "access": "AccessLevel", "level": "Level",
    "through-unassigned": "UnassignedCode", "certainty": "Certainty", "metric": "Metric",
    "reach": "Reach",
  ]

  private struct Use {
    let kind: String
    let key: String
  }

  private var uses: [[String]: [Use]] = [:]
  /// In the order in which they are first used.
  private var lists: [[String]] = []

  init(_ kinds: [any RuleKind.Type]) {
    for kind in kinds {
      for option in kind.options + SharedOptions.all(of: kind.judges) { add(option, kind.word) }
    }
  }

  private mutating func add(_ option: any DeclaredOption, _ kind: String) {
    switch option.shape {
    case .word(let list), .words(let list):
      if uses[list] == nil { lists.append(list) }
      uses[list, default: []].append(Use(kind: kind, key: option.key))
    case .options(let parts): for part in parts { add(part, kind) }
    default: break
    }
  }

  func name(of list: [String]) -> String {
    if list == Severity.allCases.map(\.rawValue) { return "Severity" }
    if list == Choice.allCases.map(\.rawValue) { return "Choice" }
    guard let uses = uses[list], let first = uses.first else { return "" }
    let isOfOneKind = uses.allSatisfy { $0.kind == first.kind }
    if let known = Self.knownNames["\(first.kind) \(first.key)"] { return known }
    let isOnly = self.uses.values.count { $0.contains { $0.key == first.key } } == 1
    if isOnly || !isOfOneKind, let known = Self.knownNames[first.key] { return known }
    return first.kind.pascalCase + first.key.pascalCase
  }

  func name(ofMapping option: any DeclaredOption, in kind: any RuleKind.Type) -> String {
    kind.word.pascalCase + option.key.pascalCase
  }

  /// All of them in Swift, but for that of severities, which findings have as well.
  var text: String {
    lists.filter { name(of: $0) != "Severity" }.sorted { name(of: $0) < name(of: $1) }
      .map(text).joined(separator: "\n")
  }

  private func text(of list: [String]) -> String {
    let name = name(of: list)
    let keys = Set((uses[list] ?? []).map { "'\($0.key)'" }).sorted().joined(separator: ", ")
    let comment = "The values of \(keys).".wrapped(indent: 0)
    return """
      extension Architecture {
      \(comment.map { "  /// " + $0 }.joined(separator: "\n"))
        public enum \(name): String, CaseIterable, Sendable {
      \(list.map { "    case \($0.caseName)" }.joined(separator: "\n"))
        }
      }

      extension Architecture.\(name): RuleValue {}

      """
  }
}
