import LintelVocabulary

/// Reads configuration files (`.xcconfig`), each with what it includes.
struct ConfigurationFiles {
  private(set) var notes: [ProjectNote] = []
  /// The folder of the project, to which names of files may be relative as well.
  private let sourceRoot: String
  private let contents: (String) -> [UInt8]?
  private var layers: [String: SettingsLayer] = [:]
  /// How many bytes may still be read: a file counts each time that another stands on it.
  private var bytesLeft = 1 << 24

  private static let depthLimit = 64

  /// - Parameter contents: what is in the file at a path; `nil` when there is none.
  init(sourceRoot: String, contents: @escaping (String) -> [UInt8]?) {
    self.sourceRoot = sourceRoot
    self.contents = contents
  }

  /// The settings of the file that a configuration is based on, and what is wrong with it.
  ///
  /// - Parameter place: `nil` when the project has no such file.
  mutating func layer(at place: XcodePlace?) -> (layer: SettingsLayer, problem: String?) {
    var missing = SettingsLayer()
    missing.isIncomplete = true
    guard let place else {
      return (missing, "the configuration file is not in the project, so what it sets is not known")
    }
    guard let path = place.path else { return (missing, nil) }
    if let layer = layer(at: path) { return (layer, nil) }
    if Self.isOfPods(path) {
      missing.isIncomplete = false
      missing.lacksAdditions = true
    }
    return (missing, "there is no file '\(path)', so what it sets is not known")
  }

  /// The settings of a file; `nil` when there is no such file.
  mutating func layer(at path: String) -> SettingsLayer? {
    if let layer = layers[path] { return layer }
    guard let bytes = read(path) else { return nil }
    var reading = Reading(path: path)
    read(bytes, at: path, &reading)
    layers[path] = reading.layer
    return reading.layer
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    guard bytesLeft > 0, let bytes = contents(path) else { return nil }
    bytesLeft -= bytes.count
    return bytes
  }

  /// Whether CocoaPods writes a file, with flags and search paths.
  private static func isOfPods(_ path: String) -> Bool {
    path.contains("Pods/Target Support Files/")
  }

  /// One file with what it includes, on the way.
  private struct Reading {
    var layer = SettingsLayer()
    /// Which files are being read, each included by the one before.
    var open: [String] = []
    /// Files that include others twice would double the work with each step.
    var seen: Set<String>

    init(path: String) { seen = [path] }
  }

  private mutating func read(_ bytes: [UInt8], at path: String, _ reading: inout Reading) {
    reading.open.append(path)
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      guard let line = ConfigurationLine(line) else { continue }
      switch line {
      case .assignment(let key, let value): reading.layer.add(key: key, value: value)
      case .include(let name, let isOptional, let column):
        if let problem = include(name, in: path, isOptional: isOptional, &reading) {
          notes.append(
            ProjectNote(path: path, line: number + 1, column: column, message: problem))
        }
      }
    }
    reading.open.removeLast()
  }

  /// - Returns: what is wrong.
  private mutating func include(
    _ name: String, in file: String, isOptional: Bool, _ reading: inout Reading
  ) -> String? {
    let beside = RelativePath.join(folderOf: file, name)
    for path in [beside, RelativePath.join(sourceRoot, name)] {
      if reading.open.contains(path) { return "'\(path)' includes itself; it is read once" }
      if reading.seen.contains(path) { return nil }
      if reading.open.count >= Self.depthLimit || bytesLeft <= 0 {
        reading.layer.isIncomplete = true
        return "'\(path)' is not read, as too many files include each other"
      }
      if let bytes = read(path) {
        reading.seen.insert(path)
        read(bytes, at: path, &reading)
        return nil
      }
    }
    if isOptional || Self.isOfPods(name) {
      reading.layer.lacksAdditions = true
    } else {
      reading.layer.isIncomplete = true
    }
    return isOptional
      ? nil : "there is no file '\(beside)', so what it sets is not known"
  }
}
