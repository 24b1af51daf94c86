import LintelConfiguration
import LintelJudging
import LintelText
import LintelYAML

extension Configuration {
  /// Reads a rules file, and all files that it extends, with the kinds of rules that come with
  /// Lintel.
  ///
  /// See ``LintelJudging/Configuration/load(path:presets:kinds:read:)``.
  package static func load(
    path: String, presets: [String: [UInt8]], read: FileReading
  ) throws(ConfigurationErrors) -> Configuration {
    try load(path: path, presets: presets, kinds: .builtIn, read: read)
  }

  /// Loads a rules file whose contents exist only in code.
  package static func load(
    _ root: YAMLNode, path: String, presets: [String: [UInt8]], read: FileReading
  ) throws(ConfigurationErrors) -> Configuration {
    try load(root, path: path, presets: presets, kinds: .builtIn, read: read)
  }
}

extension RuleCatalogue {
  /// The kinds that come with Lintel, in the order in which they are documented.
  package static var kinds: [Kind] { kinds(of: .builtIn) }
}
