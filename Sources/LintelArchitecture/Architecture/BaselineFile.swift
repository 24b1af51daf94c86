import LintelPlatform
import LintelRules
import LintelVocabulary
import LintelWorkspace

/// Which file tells what findings are accepted for now.
public enum BaselineFile: Equatable, Sendable {
  /// `lintel.baseline` in the folder of the rules file, or of the Swift file that declares the
  /// architecture, if it is there.
  case besideRulesFile
  /// A file that must be there.
  case at(String)
  /// All findings count.
  case none

  /// Where the file is, or would be.
  ///
  /// - Parameter rulesFile: the rules file as the user named it.
  package func path(rulesFile: String) -> String? {
    switch self {
    case .besideRulesFile:
      let folder = rulesFile.lastSlash.map { rulesFile[...$0] } ?? ""
      return folder + Baseline.fileName
    case .at(let path): return path
    case .none: return nil
    }
  }

  /// The baseline, if there is one.
  ///
  /// - Throws: everything that is wrong with the file.
  package func read(
    for configuration: Configuration
  ) throws(ConfigurationErrors) -> (path: String, baseline: Baseline)? {
    guard let path = path(rulesFile: configuration.path) else { return nil }
    if self == .besideRulesFile, !exists(path) { return nil }
    let bytes: [UInt8]
    do throws(WorkspaceErrors) {
      bytes = try readFile(at: path)
    } catch {
      throw ConfigurationErrors(error)
    }
    let refusing = configuration.rulesWithoutBaseline
    return (path, try Baseline(path: path, bytes, refusing: refusing))
  }
}
