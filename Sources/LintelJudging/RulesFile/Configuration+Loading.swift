import LintelConfiguration
import LintelText
import LintelYAML

extension Configuration {
  /// Reads a rules file and all that it extends.
  ///
  /// What an extended file says comes first; components and rules of a later file replace those of
  /// the same name, in their place, and so do the keys of `sources`. Of two presets none replaces
  /// what the other says: that is an error.
  ///
  /// - Parameters:
  ///   - path: The rules file as the user named it.
  ///   - presets: The bytes of the files that `extends` names without a path, by name.
  ///   - kinds: The kinds of rules that the files may have.
  ///   - read: The bytes of a file.
  /// - Throws: All that is wrong with the files, at once.
  public static func load(
    path: String, presets: [String: [UInt8]], kinds: RuleKinds, read: FileReading
  ) throws(ConfigurationErrors) -> Configuration {
    let log = ErrorLog()
    let loaded = ConfigurationLoader.files(
      from: path, presets: presets, kinds: kinds, read: read, log: log)
    let configuration = Configuration(path: path, merging: loaded.parts)
    configuration.check(loaded, log: log)
    // Where something else is wrong, that may be why there are none.
    if loaded.isComplete, log.errors.isEmpty, !loaded.parts.contains(where: \.hasRules) {
      throw configuration.noRules
    }
    try log.throwIfAny()
    return configuration
  }

  /// Takes the contents of a rules file that is there only in code, where it need not have rules: see
  /// ``requireRules()``.
  ///
  /// - Parameters:
  ///   - path: what messages name it by.
  ///   - root: with the keys of a rules file.
  /// - Throws: all that is wrong, each at the place that its node says.
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

  /// - Throws: when there is no rule to check.
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
      modules: parts.last { $0.modules != nil }?.modules ?? [],
      conditions: Self.conditions(parts),
      errorsWhenUnused: mayBeEmpty
        ? [:]
        : Self.errors(include, "include").merging(Self.errors(exclude, "exclude")) { $1 })
  }

  /// Each name once: the last of a name in the place of the first.
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

  /// Reports references to components that nobody declares, and what two presets declare.
  private func check(_ loaded: LoadedFiles, log: ErrorLog) {
    // A file that could not be read may be the one that has what seems to be missing.
    guard loaded.isComplete else { return }
    // An own declaration that decides between two presets may be among what is wrong.
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
  /// All components that the rule names.
  package var references: [ComponentReference] {
    body.references
      + allow.flatMap { entry -> [ComponentReference] in
        guard case .components(let targets) = entry.to else { return entry.from }
        return entry.from + targets
      }
  }
}
