import LintelText
import LintelVocabulary
import LintelYAML

/// Reads a specification together with the files that it includes, each of them once.
struct SpecFiles {
  private(set) var notes = SpecNotes()
  /// How many bytes there are in all files.
  private(set) var size = 0
  private let others: OtherFiles
  private var seen: Set<PathKey> = []

  static let depthLimit = 64

  init(others: OtherFiles) { self.others = others }

  /// What a file says with all that it includes below; `nil` when it is no specification.
  mutating func read(_ bytes: [UInt8], at path: String) throws(ProjectFileError) -> SpecMapping? {
    seen.insert(PathKey(path))
    let root: SpecMapping?
    size += bytes.count
    do throws(ConfigurationError) {
      root = try Self.mapping(bytes, at: path)
    } catch {
      // Other tools have files of this name, too, and perhaps more of YAML in them.
      guard Self.looksLikeSpecification(bytes) else { return nil }
      throw ProjectFileError(line: error.line, column: error.column, message: error.message)
    }
    return root.map { mapping in
      withIncludes(mapping, mapping, Place(base: RelativePath.folder(of: path)), depth: 0)
    }
  }

  /// Whether a line begins with what all targets stand under, or come from.
  private static func looksLikeSpecification(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ["targets", "include"].contains { line.starts(with: $0.utf8) }
    }
  }

  /// Where a file is, and what the paths in it are relative to.
  private struct Place {
    /// What the file's own path is relative to.
    let base: String
    /// The file's folder, relative to ``base``, if its paths are relative to it.
    var folder = ""
    /// What its paths are relative to, relative to the folder of the specification.
    var paths = ""
  }

  /// - Parameters:
  ///   - mapping: what a file says.
  ///   - resolved: the same with paths that are relative to the folder of the specification.
  private mutating func withIncludes(
    _ mapping: SpecMapping, _ resolved: SpecMapping, _ place: Place, depth: Int
  ) -> SpecMapping {
    var result: SpecMapping = [:]
    for include in (mapping["include"]?.elements ?? []).compactMap(SpecInclude.init) {
      result.lay(included(include, in: place, depth: depth + 1))
    }
    result.lay(resolved)
    return result
  }

  private mutating func included(
    _ include: SpecInclude, in place: Place, depth: Int
  ) -> SpecMapping {
    guard let name = notes.known(include.path, else: "the file is not included") else { return [:] }
    let isRelative = include.hasRelativePaths
    let folder = isRelative ? RelativePath.folder(of: name) : ""
    let base = isRelative ? RelativePath.join(place.base, place.folder) : place.base
    let path = RelativePath.join(base, name)
    guard seen.insert(PathKey(path)).inserted else { return [:] }
    guard depth < Self.depthLimit else {
      notes.add(
        "'\(path)' is not read, as too many files include each other", at: include.path.mark)
      return [:]
    }
    let parsed = others.value(at: path, as: .specification(paths: nil)) { Parsed($0, at: path) }
    guard let parsed else {
      notes.add(
        "there is no file '\(path)', so what it says is not known", at: include.path.mark)
      return [:]
    }
    size += parsed.size
    do throws(ConfigurationError) {
      guard let mapping = try parsed.mapping.get() else { return [:] }
      let inner = Place(
        base: base, folder: folder, paths: RelativePath.join(place.paths, folder))
      return withIncludes(
        mapping, resolved(mapping, of: path, relativeTo: inner.paths), inner, depth: depth)
    } catch {
      notes.add("\(error.message); the file is left out", at: Mark(error))
      return [:]
    }
  }

  /// What a file that is included says, to whoever includes it.
  private struct Parsed {
    let size: Int
    let mapping: Result<SpecMapping?, ConfigurationError>

    init(_ bytes: [UInt8], at path: String) {
      size = bytes.count
      mapping = Result { () throws(ConfigurationError) in try SpecFiles.mapping(bytes, at: path) }
    }
  }

  private func resolved(
    _ mapping: SpecMapping, of path: String, relativeTo folder: String
  ) -> SpecMapping {
    let purpose = OtherFiles.Purpose.specification(paths: folder)
    return others.value(at: path, as: purpose)
      ?? others.keep(
        SpecPaths.resolved(mapping, relativeTo: folder), at: path, as: purpose)
  }

  /// - Returns: `nil` for a file without anything in it, and for one that is no mapping.
  private static func mapping(
    _ bytes: [UInt8], at path: String
  ) throws(ConfigurationError) -> SpecMapping? {
    let log = ErrorLog()
    let node = YAMLReader.read(bytes, path: path, log: log)
    if let error = log.errors.min(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      // Only an empty file has an error that is at no line.
      if error.line == 0 { return nil }
      if let line = MergeConflict.firstLine(in: bytes) {
        throw ConfigurationError(
          path: path, line: line, column: 1, message: MergeConflict.message)
      }
      throw error
    }
    guard let node, case .mapping(let entries) = SpecNode(node).content else { return nil }
    return entries
  }
}

extension Mark {
  fileprivate init(_ error: ConfigurationError) {
    self.init(path: error.path, line: error.line, column: error.column)
  }
}
