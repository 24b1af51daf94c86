import LintelVocabulary

/// Reads configuration files (`.xcconfig`) together with the files that they include.
struct ConfigurationFiles {
  private(set) var notes: [Note] = []
  /// The folder of the project, to which included names may be relative as well.
  private let sourceRoot: String
  private let others: OtherFiles
  /// The contents of the files that have been read with all their includes, and that are the same
  /// wherever this project refers to them.
  private var layers: [PathKey: ConfigurationWhole] = [:]
  /// The budget for reading files in cycles of includes again. Such a file is read again for each
  /// include, because its content depends on the file at which the cycle is entered.
  private let budget = Budget(limit: circleLimit)

  /// The largest length of a chain of includes, counted from a file that includes nothing. Projects
  /// have at most four.
  static let depthLimit = 64
  static let circleLimit = 100_000

  init(sourceRoot: String, others: OtherFiles) {
    self.sourceRoot = sourceRoot
    self.others = others
  }

  /// Returns the settings of the file on which a configuration is based, and the message of a note
  /// if the file is missing.
  ///
  /// - Parameter place: the location of the file; `nil` if the project has no such file.
  mutating func layer(at place: XcodePlace?) -> (layer: SettingsLayer, problem: String?) {
    guard let place else {
      return (
        SettingsLayer(isIncomplete: true),
        "the configuration file is not in the project, so its settings are not known"
      )
    }
    guard let path = place.path else { return (SettingsLayer(isIncomplete: true), nil) }
    if let layer = layer(at: path) { return (layer, nil) }
    let isOfPods = Self.isOfPods(path)
    return (
      SettingsLayer(isIncomplete: !isOfPods, lacksAdditions: isOfPods),
      "there is no file '\(path)', so its settings are not known"
    )
  }

  /// Returns the settings of a file; `nil` if there is no such file.
  mutating func layer(at path: String) -> SettingsLayer? {
    if let whole = known(path) { return whole.layer }
    guard let file = file(at: path) else { return nil }
    var reading = Reading(path, file)
    while let step = reading.next() {
      switch step {
      case .included(let include, let includer): read(include, in: includer, &reading)
      case .finished(let path, let whole):
        if whole.isSame { others.keep(whole, at: path, as: .layer) }
        if whole.isSameInProject { layers[PathKey(path)] = whole } else { budget.spend(1) }
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

  /// Whether a path is in the folder of the files that CocoaPods writes, which only add flags and
  /// search paths: `Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig`.
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
      guard !budget.isSpent else {
        reading.cut(isIncomplete: true)
        return noteTooMany(path, at: include, in: file)
      }
      // Once the file is finished, the same include is read again, with a known result.
      return reading.open(path, other)
    }
    let mayOnlyAdd = include.isOptional || Self.isOfPods(include.name)
    reading.miss(mayOnlyAdd: mayOnlyAdd)
    if include.isOptional { return }
    note("there is no file '\(beside)', so its settings are not known", at: include, in: file)
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
      Note(path: file, line: include.line, column: include.column, message: message))
  }
}
