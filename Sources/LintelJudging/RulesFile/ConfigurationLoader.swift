import LintelConfiguration
import LintelText
import LintelVocabulary
import LintelYAML

/// Reads a file and the files that it extends, each once.
struct ConfigurationLoader {
  /// The largest number of files that may extend each other in a row.
  private static let depthLimit = 128

  private let presets: [String: [UInt8]]
  private let kinds: RuleKinds
  private let read: FileReading
  private let log: ErrorLog
  private var open: [RulesSource] = []
  private var done: Set<RulesSource> = []
  private var files = LoadedFiles()

  static func files(
    from path: String, presets: [String: [UInt8]], kinds: RuleKinds, read: FileReading,
    log: ErrorLog
  ) -> LoadedFiles {
    withoutActuallyEscaping(read) { read in
      var loader = ConfigurationLoader(presets: presets, kinds: kinds, read: read, log: log)
      loader.load(
        .file(path), namedAt: Mark(path: path, line: 0, column: 0), missing: .unreadable)
      return loader.files
    }
  }

  /// Loads contents as if a file at `path` had them.
  static func files(
    from root: YAMLNode, path: String, presets: [String: [UInt8]], kinds: RuleKinds,
    read: FileReading, log: ErrorLog
  ) -> LoadedFiles {
    reportDuplicates(in: root, log: log)
    return withoutActuallyEscaping(read) { read in
      var loader = ConfigurationLoader(presets: presets, kinds: kinds, read: read, log: log)
      loader.load(root, of: .file(path), namedAt: root.mark)
      return loader.files
    }
  }

  /// Reports duplicate keys, as the YAML reader does for a file.
  private static func reportDuplicates(in node: YAMLNode, log: ErrorLog) {
    switch node.content {
    case .scalar: break
    case .sequence(let elements):
      for element in elements { reportDuplicates(in: element, log: log) }
    case .mapping(let entries):
      var lines: [String: Int] = [:]
      for entry in entries {
        if let line = lines[entry.key] {
          log.report(YAMLError.duplicateKey(entry.key, firstLine: line), at: entry.keyMark)
        } else {
          lines[entry.key] = entry.keyMark.line
        }
        reportDuplicates(in: entry.value, log: log)
      }
    }
  }

  private init(
    presets: [String: [UInt8]], kinds: RuleKinds, read: @escaping FileReading,
    log: ErrorLog
  ) {
    self.presets = presets
    self.kinds = kinds
    self.read = read
    self.log = log
  }

  private mutating func load(
    _ source: RulesSource, namedAt mark: Mark, missing: RulesFileError
  ) {
    if let start = open.firstIndex(of: source) {
      return fail(.extendsItself(open[start...].map(\.path) + [source.path]), at: mark)
    }
    guard done.insert(source).inserted else { return }
    guard open.count < Self.depthLimit else {
      return fail(.extendsTooDeep(Self.depthLimit), at: mark)
    }
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      guard let found = try self.bytes(of: source) else { return fail(missing, at: mark) }
      bytes = found
    } catch {
      return fail(missing.because(error), at: mark)
    }
    guard
      let root = YAMLReader.read(
        bytes, path: source.path, needed: "'version: 1' and 'rules'", log: log)
    else {
      files.isComplete = false
      return
    }
    load(root, of: source, namedAt: mark)
  }

  private mutating func load(_ root: YAMLNode, of source: RulesSource, namedAt mark: Mark) {
    let known = ["version", "extends", "sources", "components", "rules"]
    guard
      let fields = Fields(
        root, owner: "the rules file", known: known, required: ["version"], log: log)
    else {
      files.isComplete = false
      return
    }
    open.append(source)
    for name in fields.texts("extends") { extend(name, from: source) }
    open.removeLast()
    var part = part(fields, of: source)
    if case .preset(let name) = source { part.preset = Located(value: name, mark: mark) }
    files.parts.append(part)
  }

  private func bytes(of source: RulesSource) throws(UnreadableFile) -> [UInt8]? {
    switch source {
    case .file(let path): try read(path)
    case .preset(let name): presets[name]
    }
  }

  private mutating func fail(_ error: RulesFileError, at mark: Mark) {
    files.isComplete = false
    log.report(error, at: mark)
  }

  private mutating func extend(_ name: Located<String>, from source: RulesSource) {
    let isPath =
      name.value.lastSlash != nil
      || [".yml", ".yaml"].contains { name.value.hasBytes(atEnd: $0) }
    if isPath, case .file(let path) = source {
      let target = RelativePath.join(folderOf: path, name.value)
      load(.file(target), namedAt: name.mark, missing: .unreadableExtended(target))
    } else {
      let known = presets.keys.sorted()
      load(
        .preset(name.value), namedAt: name.mark, missing: .unknownPreset(name.value, known: known))
    }
  }

  private func part(_ fields: Fields, of source: RulesSource) -> ConfigurationPart {
    var part = ConfigurationPart()
    // A preset has no files beside it.
    var neighbours: FileReading = { _ in nil }
    var isPreset = true
    if case .file = source { (neighbours, isPreset) = (read, false) }
    if let node = fields["version"] { checkVersion(node) }
    if let node = fields["sources"] { read(sources: node, into: &part) }
    if let node = fields["components"] {
      part.components = ComponentDecoder(log: log, ignoresCase: isPreset).components(node)
      if case .mapping(let entries) = node.content {
        part.declaredNames = entries.compactMap { try? NamePattern($0.key) }
      }
    }
    if let node = fields["rules"] {
      part.rules = RuleDecoder(kinds: kinds, log: log, read: neighbours).rules(node)
      if case .mapping(let entries) = node.content { part.hasRules = !entries.isEmpty }
    }
    return part
  }

  private func checkVersion(_ node: YAMLNode) {
    switch node.content {
    case .scalar("1", isPlain: true): break
    case .scalar("1", isPlain: false):
      log.report(
        FieldError.wrongType(
          what: "'version'", expected: "the number 1 without quotes", found: node.description),
        at: node.mark)
    case .scalar(let text, _): log.report(RulesFileError.unsupportedVersion(text), at: node.mark)
    default:
      log.report(
        FieldError.wrongType(what: "'version'", expected: "the number 1", found: node.description),
        at: node.mark)
    }
  }

  private func read(sources node: YAMLNode, into part: inout ConfigurationPart) {
    guard
      let sources = Fields(
        node, owner: "'sources'",
        known: [
          "include", "exclude", "tests", "previews", "targets", "swift", "modules", "platform",
          "define", "may-be-empty",
        ], log: log)
    else { return }
    if sources["include"] != nil { part.include = sources.globs("include") }
    if sources["exclude"] != nil { part.exclude = sources.globs("exclude") }
    let include = Set((part.include ?? []).map(\.value))
    for glob in part.exclude ?? [] where include.contains(glob.value) {
      log.report(
        FieldError.sameOnBothSides(glob.value.description, first: "include", second: "exclude"),
        at: sources.mark(of: "exclude"))
    }
    part.tests = sources.word("tests", "choice for 'tests'")
    part.previews = sources.word("previews", "choice for 'previews'")
    if sources["targets"] != nil { part.targets = sources.texts("targets").map(\.value) }
    part.swift = swift(sources)
    part.modules = sources["modules"].flatMap(modules)
    part.platform = sources.word("platform")
    if sources["define"] != nil { part.flags = flags(sources) }
    part.sourcesMayBeEmpty = sources.flag("may-be-empty")
  }

  private func swift(_ sources: Fields) -> SwiftVersion? {
    guard let text = sources.text("swift") else { return nil }
    let version = SwiftVersion(text.value)
    if version == nil { log.report(RulesFileError.badSwiftVersion(text.value), at: text.mark) }
    return version
  }

  private func flags(_ sources: Fields) -> [String] {
    sources.texts("define", mayBeEmpty: true).filter { flag in
      let isPlain = NameRules.isPlain(flag.value)
      if !isPlain { log.report(RulesFileError.badFlag(flag.value), at: flag.mark) }
      return isPlain
    }.map(\.value)
  }

  private func modules(_ node: YAMLNode) -> [DeclaredModule]? {
    guard
      let entries = node.mapping("'modules'", expected: "a mapping from names to paths", log: log)
    else { return nil }
    if entries.isEmpty { log.report(FieldError.emptyList(what: "'modules'"), at: node.mark) }
    let fields = Fields(node, owner: "'modules'", known: entries.map(\.key), log: log)
    return entries.map { entry in
      DeclaredModule(
        name: entry.key, paths: fields?.globs(entry.key).map(\.value) ?? [],
        errorWhenEmpty: ConfigurationError(
          RulesFileError.moduleMatchesNothing(entry.key), at: entry.keyMark))
    }
  }
}
