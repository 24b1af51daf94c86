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
    read(.twin, in: "") { $0.hasPrefix(Overlay.twinPrefix) }
    if isFolder("\(sample.folder)/\(Overlay.faultFolder)") {
      read(.fault, in: Overlay.faultFolder + "/") { _ in true }
    }
  }

  /// - Parameter parent: the path below the folder of the sample; empty, or with `/` at its end.
  private mutating func read(
    _ kind: Overlay.Kind, in parent: String, where isWanted: (String) -> Bool
  ) {
    let entries = (folderEntries(of: "\(sample.folder)/\(parent)") ?? []).filter(isWanted)
    for entry in entries where !entry.hasSuffix(Overlay.diffSuffix) {
      let path = "\(sample.folder)/\(parent)\(entry)"
      let diff = String(entry.dropLast(Overlay.expectedSuffix.count)) + Overlay.diffSuffix
      if !entry.hasSuffix(Overlay.expectedSuffix) {
        report(
          path,
          "is neither the '\(Overlay.diffSuffix)' file of a \(kind.rawValue) nor its "
            + "'\(Overlay.expectedSuffix)' file")
      } else if !entries.contains(diff) {
        report(path, "has no matching file '\(sample.folder)/\(parent)\(diff)'")
      }
    }
    for entry in entries where entry.hasSuffix(Overlay.diffSuffix) {
      readOverlay(kind, String(entry.dropLast(Overlay.diffSuffix.count)), in: parent)
    }
  }

  private mutating func readOverlay(_ kind: Overlay.Kind, _ entry: String, in parent: String) {
    let path = parent + entry
    let diff = path + Overlay.diffSuffix
    var name = entry
    if kind == .twin, entry != Overlay.twinPrefix {
      name = String(entry.dropFirst(Overlay.twinPrefix.count))
      guard name.first?.isUppercase ?? false else {
        return report(
          "\(sample.folder)/\(diff)",
          "is not the name of a twin: '\(Overlay.twinPrefix)' must be followed by a name such as "
            + "'ViewKnowsModel'"
        )
      }
    }
    if overlays.contains(where: { $0.name == name }) {
      report(
        "\(sample.folder)/\(diff)", "has the same name as another twin or fault: '\(name)'")
    }
    let expectedFile = "\(sample.folder)/\(path)\(Overlay.expectedSuffix)"
    overlays.append(
      Overlay(
        kind: kind, name: name, diff: diff, files: files(changedBy: diff),
        expected: expected(kind, at: expectedFile, of: "\(sample.folder)/\(diff)"),
        expectedFile: expectedFile))
  }

  /// Returns the paths of the files that a diff changes or adds; none if it does not fit them.
  private mutating func files(changedBy diff: String) -> [String] {
    let path = "\(sample.folder)/\(diff)"
    guard let bytes = try? readFile(at: path) else {
      report(path, "cannot be read")
      return []
    }
    do throws(DiffError) {
      let diff = try UnifiedDiff(bytes)
      if diff.files.isEmpty { report(path, "contains no file that changes the sample") }
      _ = try diff.contents(in: sample.folder)
      return diff.files.map(\.path)
    } catch {
      errors.append(ConfigurationError(error, in: path))
      return []
    }
  }

  private mutating func expected(
    _ kind: Overlay.Kind, at path: String, of diff: String
  ) -> [String] {
    let what =
      switch kind {
      case .twin: "the findings that the rules must give"
      case .fault: "the scenarios that must fail"
      }
    guard isFile(path) else {
      report(diff, "has no '\(path)' with \(what), one per line")
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
