import LintelText
import LintelVocabulary

/// Everything that can be wrong with a rules file as a whole.
enum RulesFileError: DescribedError {
  case unreadable
  case unreadableExtended(String, UnreadableFile = UnreadableFile())
  case unknownPreset(String, known: [String])
  case extendsItself([String])
  case extendsTooDeep(Int)
  case reservedName(String)
  case unsupportedVersion(String)
  case noRules
  case inTwoPresets(PresetConflict)
  case sourceMatchesNothing(String, key: String)
  case moduleMatchesNothing(String)
  case badFlag(String)
  case badSwiftVersion(String)

  /// Returns the error, with a reason added if it is about an extended file that cannot be read.
  func because(_ error: UnreadableFile) -> RulesFileError {
    if case .unreadableExtended(let path, _) = self {
      .unreadableExtended(path, error)
    } else {
      self
    }
  }

  var message: String {
    switch self {
    case .unreadable: "cannot read this file"
    case .unreadableExtended(let path, let error): "cannot read '\(path)'" + error.end
    case .unknownPreset(let name, let known):
      "unknown preset '\(name)'" + NearestName.all("presets", known)
        + (NearestName.of(name, among: known).map { "; did you mean '\($0)'?" }
          ?? "; the path of a file has a '/' or ends in '.yml'")
    case .extendsTooDeep(let limit):
      "files extend each other more than \(limit) levels deep; extend several files in one list instead"
    case .extendsItself(let chain):
      "'extends' forms a cycle: \(chain.map(quoted).joined(separator: " extends "))"
    case .reservedName(let name):
      "'\(name)' is the name of a built-in rule; choose another name"
    case .unsupportedVersion(let version): "unsupported version '\(version)'; expected '1'"
    case .noRules: "there are no rules; a check without rules would always pass"
    case .inTwoPresets(let conflict): conflict.message
    case .sourceMatchesNothing(let glob, let key):
      "no Swift file matches '\(glob)' under '\(key)'; correct it, remove it, or set "
        + "'may-be-empty: true' under 'sources'"
    case .moduleMatchesNothing(let name):
      "no file belongs to module '\(name)'; correct its paths or remove it"
    case .badFlag(let text):
      "'\(text)' is not a flag; write a name such as 'DEBUG', without a value"
    case .badSwiftVersion(let text):
      "'\(text)' is not a version of Swift; write its numbers, such as '\(SwiftVersion.newestKnown)'"
    }
  }
}
