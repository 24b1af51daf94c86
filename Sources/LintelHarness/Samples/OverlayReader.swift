import LintelPlatform
import LintelText
import LintelWorkspace

/// Reads the overlays of a sample and finds all errors in them.
private struct OverlayReader {
  let sample: Sample
  private(set) var overlays: [Overlay] = []
  private(set) var errors: [ConfigurationError] = []

  init(_ sample: Sample) {
    self.sample = sample
    read(.twin, in: sample.folder) { $0.hasPrefix(Overlay.twinPrefix) }
    let faults = "\(sample.folder)/\(Overlay.faultFolder)"
    if isFolder(faults) { read(.fault, in: faults) { _ in true } }
  }

  private mutating func read(
    _ kind: Overlay.Kind, in parent: String, where isWanted: (String) -> Bool
  ) {
    let entries = (folderEntries(of: parent) ?? []).filter(isWanted)
    let folders = entries.filter { isFolder("\(parent)/\($0)") }
    for entry in entries where !folders.contains(entry) {
      let name = String(entry.dropLast(Overlay.expectedSuffix.count))
      if !entry.hasSuffix(Overlay.expectedSuffix) {
        report(
          "\(parent)/\(entry)",
          "is neither the folder of a \(kind.rawValue) nor its '.expected' file")
      } else if !folders.contains(name) {
        report("\(parent)/\(entry)", "has no matching folder '\(parent)/\(name)'")
      }
    }
    for entry in folders { readOverlay(kind, entry, in: parent) }
  }

  private mutating func readOverlay(_ kind: Overlay.Kind, _ entry: String, in parent: String) {
    var name = entry
    if kind == .twin, entry != Overlay.twinPrefix {
      name = String(entry.dropFirst(Overlay.twinPrefix.count))
      guard name.first?.isUppercase ?? false else {
        return report(
          "\(parent)/\(entry)",
          "is not the name of a twin: '\(Overlay.twinPrefix)' must be followed by a name such as "
            + "'ViewKnowsModel'"
        )
      }
    }
    let folder = "\(parent)/\(entry)"
    if overlays.contains(where: { $0.name == name }) {
      report(folder, "has the same name as another twin or fault: '\(name)'")
    }
    let files = Self.files(below: folder)
    if files.isEmpty { report(folder, "contains no file that changes the sample") }
    for file in files where isUnchanged(file, in: folder) {
      report("\(folder)/\(file)", "is the same as the file that it replaces")
    }
    overlays.append(
      Overlay(
        kind: kind, name: name, folder: folder, files: files, expected: expected(kind, of: folder)))
  }

  private mutating func expected(_ kind: Overlay.Kind, of folder: String) -> [String] {
    let path = folder + Overlay.expectedSuffix
    let what =
      switch kind {
      case .twin: "the findings that the rules must give"
      case .fault: "the scenarios that must fail"
      }
    guard isFile(path) else {
      report(folder, "has no '\(path)' with \(what), one per line")
      return []
    }
    guard let bytes = try? readFile(at: path) else {
      report(path, "cannot be read")
      return []
    }
    let lines = recordedLines(of: String(decoding: bytes, as: UTF8.self))
    if lines.isEmpty { report(path, "is empty; expected \(what), one per line") }
    return lines
  }

  private func isUnchanged(_ file: String, in folder: String) -> Bool {
    guard let original = try? readFile(at: "\(sample.folder)/Sources/\(file)"),
      let changed = try? readFile(at: "\(folder)/\(file)")
    else { return false }
    return original == changed
  }

  private static func files(below folder: String) -> [String] {
    (folderEntries(of: folder) ?? []).flatMap { entry in
      let path = "\(folder)/\(entry)"
      return isFolder(path) ? files(below: path).map { "\(entry)/\($0)" } : [entry]
    }
  }

  private mutating func report(_ path: String, _ problem: String) {
    errors.append(ConfigurationError(path: path, message: "'\(path)' \(problem)"))
  }
}

extension Sample {
  /// Returns the twins of the sample, then its faults, each sorted by name.
  ///
  /// - Throws: all errors in the overlays.
  package func overlays() throws(ConfigurationErrors) -> [Overlay] {
    let reader = OverlayReader(self)
    guard reader.errors.isEmpty else { throw ConfigurationErrors(errors: reader.errors) }
    return reader.overlays
  }
}
