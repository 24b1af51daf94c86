import LintelScanner
import LintelText
import LintelVocabulary

/// The manifests for certain versions of Swift, `Package@swift-5.9.swift`, of which the package
/// manager reads at most one instead of the `Package.swift` beside them.
struct ManifestVersions {
  private struct Version {
    let number: SwiftVersion
    /// The text between `Package@swift-` and `.swift`.
    let text: String
    let file: FoundFile
  }

  /// The version of the package manager.
  private let current: SwiftVersion
  /// The manifests by their folders, from the newest to the oldest.
  private var ofFolders: [PathKey: [Version]] = [:]
  /// For each package with several manifests, a note about the one that is read.
  private var choices: [Note] = []

  /// - Parameter files: may contain files with names that the package manager does not look at.
  init(_ files: [FoundFile], for current: SwiftVersion) {
    self.current = current
    for file in files {
      let name = RelativePath.fileName(of: file.path)
      let text = String(name.dropFirst(manifestVersionPrefix.count).dropLast(".swift".count))
      guard let number = SwiftVersion(text) else { continue }
      let folder = PathKey(RelativePath.folder(of: file.path))
      ofFolders[folder, default: []].append(Version(number: number, text: text, file: file))
    }
    for folder in ofFolders.keys {
      // Of `6.0` and `6.0.0`, the one with more numbers comes first.
      ofFolders[folder]?.sort { ($1.number, $1.text.utf8.count) < ($0.number, $0.text.utf8.count) }
    }
  }

  /// Returns the outcome for the manifest that is read instead of `Package.swift`; `nil` if that
  /// one is read.
  ///
  /// A manifest with a name for exactly this version takes precedence, and so does any other one if
  /// `Package.swift` is for newer tools than there are; otherwise it must be for newer tools than
  /// `Package.swift` is.
  ///
  /// - Parameters:
  ///   - path: the path of the `Package.swift`.
  ///   - outcome: the outcome of reading it.
  mutating func outcome(
    insteadOf path: String, _ outcome: ManifestReading.Outcome, in root: RootFolder
  ) -> ManifestReading.Outcome? {
    guard RelativePath.fileName(of: path) == "Package.swift",
      let versions = ofFolders[PathKey(RelativePath.folder(of: path))]
    else { return nil }
    var regular: SwiftVersion?
    switch outcome {
    case .read(.package(let manifest)): regular = manifest.toolsVersion
    case .read(nil): break
    default: return nil
    }
    let exact = exactNames.lazy.compactMap { name in versions.first { $0.text == name } }.first
    let chosen = exact ?? versions.first { $0.number <= current }
    let isFree = exact != nil || regular.map { $0 > current } ?? false
    if let chosen, let read = read(chosen, over: isFree ? nil : regular ?? .untold, in: root) {
      if case .read(.package) = read { note(chosen.file.path, "Package.swift") }
      return read
    }
    if case .read(.package) = outcome {
      note(path, RelativePath.fileName(of: versions[0].file.path))
    }
    return nil
  }

  /// The versions in names of manifests that are for exactly the current version.
  private var exactNames: [String] {
    let minor = "\(current.major).\(current.minor)"
    return ["\(minor).\(current.patch)", minor, "\(current.major)"]
  }

  /// - Parameter other: the version that the tools of the manifest must exceed; `nil` for none.
  /// - Returns: `nil` if the manifest is not to be read.
  private func read(
    _ version: Version, over other: SwiftVersion?, in root: RootFolder
  ) -> ManifestReading.Outcome? {
    let path = version.file.path
    if version.file.isLinked, root.outside.leaveOut(path) { return .read(.nothing) }
    var buffer = SourceBuffer()
    do throws(ReadError) {
      try root.read(path, into: &buffer, limit: SizeLimit.text)
    } catch {
      return .failed(.unreadable(path, error))
    }
    let tools = buffer.withBytes { SwiftVersion(manifest: $0) } ?? .untold
    if let other, tools <= other { return nil }
    return .read(.package(ManifestReader.read(buffer, path: path)))
  }

  private mutating func note(_ path: String, _ other: String) {
    choices.append(
      Note(
        path: path,
        message: "this manifest is read and not '\(other)', as SwiftPM \(current) does; "
          + "'sources: { swift: … }' states another version"))
  }

  /// The number of packages that get a note each.
  private static let shownCount = 3

  /// The notes about the manifests that are read.
  var notes: [Note] {
    let rest = choices.count - Self.shownCount
    guard rest > 0 else { return choices }
    var shown = Array(choices.prefix(Self.shownCount))
    shown[shown.count - 1].message += "; \(counted(rest, "more package")) with several manifests"
    return shown
  }
}

extension SwiftVersion {
  /// The version of a manifest that states none.
  fileprivate static let untold = SwiftVersion(major: 3, minor: 1)
}
