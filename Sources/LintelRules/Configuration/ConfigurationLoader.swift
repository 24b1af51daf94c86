extension Configuration {
  /// Reads a rules file and all that it extends.
  ///
  /// What an extended file says comes first; components and rules of a later file replace those of
  /// the same name, in their place, and so do the keys of `sources`.
  ///
  /// - Parameters:
  ///   - path: The rules file as the user named it.
  ///   - presets: The folder of the files that `extends` names without a path; `nil` for none.
  ///   - read: The bytes of a file; `nil` if it cannot be read.
  /// - Throws: All that is wrong with the files, at once.
  public static func load(
    path: String, presets: String?, read: (String) -> [UInt8]?
  ) throws(ConfigurationError) -> Configuration {
    let log = ProblemLog()
    let loaded = ConfigurationLoader.files(from: path, presets: presets, read: read, log: log)
    let configuration = Configuration(path: path, merging: loaded.parts)
    configuration.check(loaded, log: log)
    try log.throwIfAny()
    return configuration
  }

  private init(path: String, merging parts: [ConfigurationPart]) {
    var components: [ComponentDefinition] = []
    var rules: [RuleDefinition] = []
    for component in parts.flatMap(\.components) {
      if let old = components.firstIndex(where: { $0.name == component.name }) {
        components[old] = component
      } else {
        components.append(component)
      }
    }
    for rule in parts.flatMap(\.rules) {
      if let old = rules.firstIndex(where: { $0.name == rule.name }) {
        rules[old] = rule
      } else {
        rules.append(rule)
      }
    }
    self.path = path
    self.components = components
    self.rules = rules
    sources = SourceSelection(
      include: parts.last { $0.include != nil }?.include ?? [],
      exclude: parts.last { $0.exclude != nil }?.exclude ?? [],
      tests: parts.last { $0.tests != nil }?.tests ?? .exclude,
      modules: parts.last { $0.modules != nil }?.modules ?? [])
  }

  /// Reports references to components that nobody declares, and a configuration without rules.
  private func check(_ loaded: LoadedFiles, log: ProblemLog) {
    // A file that could not be read may be the one that has what seems to be missing.
    guard loaded.isComplete else { return }
    if !loaded.parts.contains(where: \.hasRules) {
      log.report(.noRules, at: Mark(path: path, line: 0, column: 0))
    }
    let declared = loaded.parts.flatMap(\.declaredNames)
    for reference in rules.flatMap(\.references) where !reference.isKnown(among: declared) {
      log.report(
        .unknownComponent(reference.text, known: declared.map(\.text)), at: reference.mark)
    }
  }
}

extension RuleDefinition {
  /// Every mention of components.
  var references: [ComponentReference] {
    body.references
      + allow.flatMap { entry -> [ComponentReference] in
        guard case .components(let targets) = entry.to else { return entry.from }
        return entry.from + targets
      }
  }
}

extension ComponentReference {
  /// Whether the text is a declared name, fits a declared family, or is a pattern that could.
  func isKnown(among declared: [NamePattern]) -> Bool {
    if declared.contains(where: { $0.text == text }) { return true }
    guard let pattern = try? NamePattern(text), pattern.pattern.captureNames.isEmpty else {
      return false
    }
    return declared.contains { pattern.overlaps($0) }
  }
}

/// What one file says by itself.
struct ConfigurationPart {
  var include: [PathGlob]?
  var exclude: [PathGlob]?
  var tests: SourceSelection.Tests?
  var modules: [DeclaredModule]?
  var components: [ComponentDefinition] = []
  /// Names of all components, also of those with problems.
  var declaredNames: [NamePattern] = []
  var rules: [RuleDefinition] = []
  /// Whether a rule is written, be it sound or not.
  var hasRules = false
}

/// What a rules file and those that it extends say, an extended file before the one extending it.
private struct LoadedFiles {
  var parts: [ConfigurationPart] = []
  /// Whether every file could be read.
  var isComplete = true
}

/// Reads a file and those that it extends, each once.
private struct ConfigurationLoader {
  private let presets: String?
  private let read: (String) -> [UInt8]?
  private let log: ProblemLog
  private var open: [String] = []
  private var done: Set<String> = []
  private var files = LoadedFiles()

  static func files(
    from path: String, presets: String?, read: (String) -> [UInt8]?, log: ProblemLog
  ) -> LoadedFiles {
    withoutActuallyEscaping(read) { read in
      var loader = ConfigurationLoader(presets: presets, read: read, log: log)
      loader.load(path, namedAt: Mark(path: path, line: 0, column: 0), missing: .unreadable)
      return loader.files
    }
  }

  private init(presets: String?, read: @escaping (String) -> [UInt8]?, log: ProblemLog) {
    self.presets = presets
    self.read = read
    self.log = log
  }

  private mutating func load(_ path: String, namedAt mark: Mark, missing: ConfigurationFault) {
    if let start = open.firstIndex(of: path) {
      return fail(.extendsItself(Array(open[start...]) + [path]), at: mark)
    }
    guard done.insert(path).inserted else { return }
    guard let bytes = read(path) else { return fail(missing, at: mark) }
    let known = ["version", "extends", "sources", "components", "rules"]
    guard let root = YAMLReader.read(bytes, path: path, log: log),
      let fields = Fields(
        root, owner: "the rules file", known: known, required: ["version"], log: log)
    else {
      files.isComplete = false
      return
    }
    open.append(path)
    for name in fields.texts("extends") { extend(name, from: path) }
    open.removeLast()
    files.parts.append(part(fields))
  }

  private mutating func fail(_ fault: ConfigurationFault, at mark: Mark) {
    files.isComplete = false
    log.report(fault, at: mark)
  }

  private mutating func extend(_ name: Located<String>, from path: String) {
    if name.value.contains("/") || name.value.hasSuffix(".yml") || name.value.hasSuffix(".yaml") {
      let target = RelativePath.join(folderOf: path, name.value)
      load(target, namedAt: name.mark, missing: .unreadableExtended(target))
    } else if let presets {
      let target = RelativePath.join(presets, "\(name.value).yml")
      load(target, namedAt: name.mark, missing: .unknownPreset(name.value, tried: target))
    } else {
      fail(.noPresets(name.value), at: name.mark)
    }
  }

  private func part(_ fields: Fields) -> ConfigurationPart {
    var part = ConfigurationPart()
    if let node = fields["version"] {
      switch node.content {
      case .scalar("1", isPlain: true): break
      case .scalar(let text, _): log.report(.unsupportedVersion(text), at: node.mark)
      default:
        log.report(
          .wrongType(what: "'version'", expected: "the number 1", found: node.description),
          at: node.mark)
      }
    }
    if let node = fields["sources"],
      let sources = Fields(
        node, owner: "'sources'", known: ["include", "exclude", "tests", "modules"], log: log)
    {
      if sources["include"] != nil { part.include = sources.globs("include") }
      if sources["exclude"] != nil { part.exclude = sources.globs("exclude") }
      for glob in part.exclude ?? [] where part.include?.contains(glob) == true {
        log.report(
          .sameOnBothSides(glob.description, first: "include", second: "exclude"),
          at: sources.mark(of: "exclude"))
      }
      part.tests = sources.word("tests", "choice for 'tests'")
      part.modules = sources["modules"].flatMap(modules)
    }
    if let node = fields["components"] {
      part.components = ComponentDecoder(log: log).components(node)
      if case .mapping(let entries) = node.content {
        part.declaredNames = entries.compactMap { try? NamePattern($0.key) }
      }
    }
    if let node = fields["rules"] {
      part.rules = RuleDecoder(log: log).rules(node)
      if case .mapping(let entries) = node.content { part.hasRules = !entries.isEmpty }
    }
    return part
  }

  private func modules(_ node: YAMLNode) -> [DeclaredModule]? {
    guard case .mapping(let entries) = node.content else {
      log.report(
        .wrongType(
          what: "'modules'", expected: "a mapping from names to paths", found: node.description),
        at: node.mark)
      return nil
    }
    if entries.isEmpty { log.report(.emptyList(what: "'modules'"), at: node.mark) }
    let fields = Fields(node, owner: "'modules'", known: entries.map(\.key), log: log)
    return entries.map { entry in
      let mark = entry.keyMark
      return DeclaredModule(
        name: entry.key, paths: fields?.globs(entry.key) ?? [],
        problemWhenEmpty: ConfigurationProblem(
          path: mark.path, line: mark.line, column: mark.column,
          message: ConfigurationFault.moduleMatchesNothing(entry.key).message))
    }
  }
}

/// Paths as texts, without a look at the file system.
enum RelativePath {
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  static func join(folderOf file: String, _ path: String) -> String {
    join(self.folder(of: file), path)
  }

  /// What comes before the last `/`; empty for a file at the root.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.` parts, and without `..` parts where the part before is known.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
