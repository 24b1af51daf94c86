import LintelConfiguration
import LintelText
import LintelVocabulary

/// The contents of one file, without those of the files that it extends.
struct ConfigurationPart {
  /// The name of the preset if the file is a preset, with the location where `extends` first names
  /// it.
  var preset: Located<String>?
  var include: [Located<PathGlob>]?
  var exclude: [Located<PathGlob>]?
  /// Whether globs of `include` and `exclude` may match nothing.
  var sourcesMayBeEmpty = false
  var tests: SourceSelection.Tests?
  var previews: SourceSelection.Previews?
  var targets: [String]?
  var swift: SwiftVersion?
  var modules: [DeclaredModule]?
  var platform: Platform?
  var flags: [String]?
  var components: [ComponentDefinition] = []
  /// The names of all components, including those with errors.
  var declaredNames: [NamePattern] = []
  var rules: [RuleDefinition] = []
  /// Whether the file has a rule, with or without errors.
  var hasRules = false
}

/// The contents of a rules file and of the files that it extends; an extended file comes before the
/// file that extends it.
struct LoadedFiles {
  var parts: [ConfigurationPart] = []
  /// Whether every file could be read.
  var isComplete = true
}

/// The identity of a rules file. The names of presets are distinct from all file paths.
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
