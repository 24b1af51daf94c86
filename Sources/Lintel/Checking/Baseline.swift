import LintelArchitecture

extension Architecture {
  /// The baseline of a check: the file that lists the findings that are accepted for now.
  public enum Baseline: Equatable, Sendable {
    /// The file beside the rules file, with its name: `lintel.baseline` for `lintel.yml`, and for a
    /// Swift file that declares the architecture; no baseline if there is no such file.
    case besideRulesFile
    /// The file at a path, which must exist.
    case at(String)
    /// No baseline: every finding counts.
    case none

    var file: BaselineFile {
      switch self {
      case .besideRulesFile: .besideRulesFile
      case .at(let path): .at(path)
      case .none: .none
      }
    }
  }
}
