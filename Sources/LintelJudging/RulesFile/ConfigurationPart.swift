import LintelConfiguration
import LintelText
import LintelVocabulary

/// What one file says by itself.
struct ConfigurationPart {
  /// The name of the preset that the file is, where `extends` first names it.
  var preset: Located<String>?
  var include: [Located<PathGlob>]?
  var exclude: [Located<PathGlob>]?
  /// Whether globs of `include` and `exclude` may match nothing.
  var sourcesMayBeEmpty = false
  var tests: SourceSelection.Tests?
  var previews: SourceSelection.Previews?
  var targets: [String]?
  var modules: [DeclaredModule]?
  var platform: Platform?
  var flags: [String]?
  var components: [ComponentDefinition] = []
  /// Names of all components, also of those with errors.
  var declaredNames: [NamePattern] = []
  var rules: [RuleDefinition] = []
  /// Whether a rule is written, be it sound or not.
  var hasRules = false
}

/// What a rules file and those that it extends say, an extended file before the one extending it.
struct LoadedFiles {
  var parts: [ConfigurationPart] = []
  /// Whether every file could be read.
  var isComplete = true
}

/// What names a file: presets have names of their own, whatever files there are beside them.
enum RulesSource: Hashable {
  case file(String)
  case preset(String)

  /// The path that messages show.
  var path: String {
    switch self {
    case .file(let path): path
    case .preset(let name): "preset:\(name)"
    }
  }
}
