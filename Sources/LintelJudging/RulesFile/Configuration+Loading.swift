import LintelConfiguration
import LintelText
import LintelYAML

extension Configuration {
  /// Reads a rules file and all files that it extends.
  ///
  /// The contents of an extended file come first. A component, a rule or a key of `sources` in a
  /// later file replaces that of the same name, at the same position; but `may-be-empty: true` in
  /// any file holds for all. A name that two presets declare is an error, unless a file that is no
  /// preset declares it as well.
  ///
  /// - Parameters:
  ///   - path: the rules file as the user named it.
  ///   - presets: the bytes of the files that `extends` names without a path, by name.
  ///   - kinds: the kinds of rules that the files may have.
  ///   - read: returns the bytes of a file.
  /// - Throws: all errors of the files, at once.
  package static func load(
    path: String, presets: [String: [UInt8]], kinds: RuleKinds, read: FileReading
  ) throws(ConfigurationErrors) -> Configuration {
    let log = ErrorLog()
    let loaded = ConfigurationLoader.files(
      from: path, presets: presets, kinds: kinds, read: read, log: log)
    let configuration = Configuration(path: path, merging: loaded.parts)
    configuration.check(loaded, log: log)
    // If there are other errors, one of them may be the reason why there are no rules.
    if loaded.isComplete, log.errors.isEmpty, !loaded.parts.contains(where: \.hasRules) {
      throw configuration.noRules
    }
    try log.throwIfAny()
    return configuration
  }

  /// Loads a rules file whose contents exist only in code; it need not have rules: see
  /// ``requireRules()``.
  ///
  /// - Parameters:
  ///   - path: the path in messages.
  ///   - root: a mapping with the keys of a rules file.
  /// - Throws: all errors, each at the location of its node.
  package static func load(
    _ root: YAMLNode, path: String, presets: [String: [UInt8]], kinds: RuleKinds,
    read: FileReading
  ) throws(ConfigurationErrors) -> Configuration {
    let log = ErrorLog()
    let loaded = ConfigurationLoader.files(
      from: root, path: path, presets: presets, kinds: kinds, read: read, log: log)
    let configuration = Configuration(path: path, merging: loaded.parts)
    configuration.check(loaded, log: log)
    try log.throwIfAny()
    return configuration
  }

  /// - Throws: an error if there is no rule to check.
  package func requireRules() throws(ConfigurationErrors) {
    if rules.isEmpty { throw noRules }
  }

  private var noRules: ConfigurationErrors {
    let mark = Mark(path: path, line: 0, column: 0)
    return ConfigurationErrors(errors: [ConfigurationError(RulesFileError.noRules, at: mark)])
  }

  private init(path: String, merging parts: [ConfigurationPart]) {
    let components = Self.replacing(parts.flatMap(\.components), by: \.name)
    let rules = Self.replacing(parts.flatMap(\.rules), by: \.name)
    self.path = path
    self.components = components.withFallbacks()
    self.rules = rules
    presets = parts.compactMap { part in
      part.preset.map { preset in
        ExtendedPreset(
          name: preset.value, mark: preset.mark,
          components: part.components.filter { own in
            components.contains { $0.name == own.name && $0.mark == own.mark }
          }.map(\.name),
          rules: part.rules.filter { own in
            rules.contains { $0.name == own.name && $0.mark == own.mark }
          }.map(\.name))
      }
    }
    let include = parts.last { $0.include != nil }?.include ?? []
    let exclude = parts.last { $0.exclude != nil }?.exclude ?? []
    let mayBeEmpty = parts.contains(where: \.sourcesMayBeEmpty)
    sources = SourceSelection(
      include: include.map(\.value), exclude: exclude.map(\.value),
      tests: parts.last { $0.tests != nil }?.tests ?? .exclude,
      previews: parts.last { $0.previews != nil }?.previews ?? .include,
      targets: parts.last { $0.targets != nil }?.targets ?? [],
      swift: parts.last { $0.swift != nil }?.swift ?? .newestKnown,
      modules: parts.last { $0.modules != nil }?.modules ?? [],
      conditions: Self.conditions(parts),
      errorsWhenUnused: mayBeEmpty
        ? [:]
        : Self.errors(include, "include").merging(Self.errors(exclude, "exclude")) { $1 })
  }

  /// Returns one part for each name: the last part with the name, at the position of the first.
  private static func replacing<Part>(_ parts: [Part], by name: (Part) -> String) -> [Part] {
    var positions: [String: Int] = [:]
    var result: [Part] = []
    for part in parts {
      if let old = positions.updateValue(result.count, forKey: name(part)) {
        positions[name(part)] = old
        result[old] = part
      } else {
        result.append(part)
      }
    }
    return result
  }

  private static func conditions(_ parts: [ConfigurationPart]) -> BuildConditions? {
    let platform = parts.last { $0.platform != nil }?.platform
    let flags = parts.last { $0.flags != nil }?.flags
    return platform == nil && flags == nil
      ? nil : BuildConditions(platform: platform, flags: flags ?? [])
  }

  private static func errors(
    _ globs: [Located<PathGlob>], _ key: String
  ) -> [PathGlob: ConfigurationError] {
    Dictionary(
      globs.map { glob in
        let error = RulesFileError.sourceMatchesNothing(glob.value.description, key: key)
        return (glob.value, ConfigurationError(error, at: glob.mark))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reports references to components that no file declares, and names that two presets declare.
  private func check(_ loaded: LoadedFiles, log: ErrorLog) {
    // A file that could not be read may declare the components that seem to be missing.
    guard loaded.isComplete else { return }
    // A declaration by which the user decides between two presets may be missing because of an
    // error.
    if log.errors.isEmpty {
      for conflict in loaded.parts.presetConflicts {
        log.report(RulesFileError.inTwoPresets(conflict.value), at: conflict.mark)
      }
    }
    let declared = DeclaredNames(loaded.parts.flatMap(\.declaredNames))
    for reference in rules.flatMap(\.references)
    where !declared.contains(declared.resolved(reference).text) {
      log.report(
        ComponentError.unknownComponent(reference.text, known: declared.all),
        at: reference.mark)
    }
  }
}

extension RuleDefinition {
  /// All components that the rule refers to.
  package var references: [ComponentReference] {
    body.references
      + allow.flatMap { entry -> [ComponentReference] in
        guard case .components(let targets) = entry.to else { return entry.from }
        return entry.from + targets
      }
  }
}
