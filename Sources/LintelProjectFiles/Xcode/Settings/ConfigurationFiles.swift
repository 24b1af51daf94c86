import LintelVocabulary

/// Puts configuration files (`.xcconfig`) together with what they include.
struct ConfigurationFiles {
  private(set) var notes: [ProjectNote] = []
  /// The folder of the project, to which names of files may be relative as well.
  private let sourceRoot: String
  private let others: OtherFiles
  /// What files come to wherever they are named.
  private var layers: [PathKey: ConfigurationWhole] = [:]
  /// How many files of circles may still be put together again: such a file is another one wherever
  /// the circle is begun.
  private var effort = Self.circleLimit

  /// Files that include each other, from one that includes nothing on. Projects have at most four.
  static let depthLimit = 64
  static let circleLimit = 100_000

  init(sourceRoot: String, others: OtherFiles) {
    self.sourceRoot = sourceRoot
    self.others = others
  }

  /// The settings of the file that a configuration is based on, and what is wrong with it.
  ///
  /// - Parameter place: `nil` when the project has no such file.
  mutating func layer(at place: XcodePlace?) -> (layer: SettingsLayer, problem: String?) {
    guard let place else {
      return (
        SettingsLayer(isIncomplete: true),
        "the configuration file is not in the project, so what it sets is not known"
      )
    }
    guard let path = place.path else { return (SettingsLayer(isIncomplete: true), nil) }
    if let layer = layer(at: path) { return (layer, nil) }
    let isOfPods = Self.isOfPods(path)
    return (
      SettingsLayer(isIncomplete: !isOfPods, lacksAdditions: isOfPods),
      "there is no file '\(path)', so what it sets is not known"
    )
  }

  /// The settings of a file; `nil` when there is no such file.
  mutating func layer(at path: String) -> SettingsLayer? {
    if let whole = known(path) { return whole.layer }
    guard let file = file(at: path) else { return nil }
    var reading = Reading(path, file)
    while let step = reading.next() {
      switch step {
      case .included(let include, let includer): read(include, in: includer, &reading)
      case .finished(let path, let whole):
        if whole.isSame { others.keep(whole, at: path, as: .layer) }
        if whole.isSameInProject { layers[PathKey(path)] = whole } else { effort -= 1 }
      }
    }
    layers[PathKey(path)] = reading.result
    return reading.result?.layer
  }

  private func known(_ path: String) -> ConfigurationWhole? {
    layers[PathKey(path)] ?? others.value(at: path, as: .layer)
  }

  private func file(at path: String) -> ConfigurationFile? {
    others.value(at: path, as: .configuration) { ConfigurationFile($0) }
  }

  /// Whether CocoaPods writes a file, with flags and search paths.
  private static func isOfPods(_ path: String) -> Bool {
    path.contains("Pods/Target Support Files/")
  }

  private mutating func read(
    _ include: ConfigurationFile.Include, in file: String, _ reading: inout Reading
  ) {
    let beside = RelativePath.join(folderOf: file, include.name)
    for path in [beside, RelativePath.join(sourceRoot, include.name)] {
      if reading.isOpen(path) {
        reading.cut(isIncomplete: false)
        return note("'\(path)' includes itself; it is read once", at: include, in: file)
      }
      if let whole = known(path) ?? reading.whole(of: path) {
        guard whole.depth < Self.depthLimit else {
          reading.cut(isIncomplete: true)
          return noteTooMany(path, at: include, in: file)
        }
        return reading.add(whole, isBeside: path == beside)
      }
      guard let other = self.file(at: path) else { continue }
      guard effort > 0 else {
        reading.cut(isIncomplete: true)
        return noteTooMany(path, at: include, in: file)
      }
      // The include is met again when the file is read.
      return reading.open(path, other)
    }
    let mayOnlyAdd = include.isOptional || Self.isOfPods(include.name)
    reading.miss(mayOnlyAdd: mayOnlyAdd)
    if include.isOptional { return }
    note("there is no file '\(beside)', so what it sets is not known", at: include, in: file)
  }

  private mutating func noteTooMany(
    _ path: String, at include: ConfigurationFile.Include, in file: String
  ) {
    note("'\(path)' is not read, as too many files include each other", at: include, in: file)
  }

  private mutating func note(
    _ message: String, at include: ConfigurationFile.Include, in file: String
  ) {
    notes.append(
      ProjectNote(path: file, line: include.line, column: include.column, message: message))
  }
}
