import LintelArchitecture

extension Architecture {
  /// Which file tells what findings are accepted for now.
  public enum Baseline: Equatable, Sendable {
    /// `lintel.baseline` in the folder of the rules file, or of the Swift file that declares the
    /// architecture, if it is there.
    case besideRulesFile
    /// A file that must be there.
    case at(String)
    /// All findings count.
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
