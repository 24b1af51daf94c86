import LintelText
import LintelVocabulary
import LintelYAML

/// Reads a specification with the files that it includes, each of them once.
struct SpecFiles {
  private(set) var notes = SpecNotes()
  /// The size of all files in bytes.
  private(set) var size = 0
  private let others: OtherFiles
  private var seen: Set<PathKey> = []

  static let depthLimit = 64

  init(others: OtherFiles) { self.others = others }

  /// Returns the content of a file and its includes; `nil` if the file is not a specification.
  mutating func read(_ bytes: [UInt8], at path: String) throws(ProjectFileError) -> SpecMapping? {
    seen.insert(PathKey(path))
    let root: SpecMapping?
    size += bytes.count
    do throws(ConfigurationError) {
      root = try Self.mapping(bytes, at: path)
    } catch {
      // Other tools use this file name, too, possibly with YAML that the reader does not accept.
      guard Self.looksLikeSpecification(bytes) else { return nil }
      throw ProjectFileError(line: error.line, column: error.column, message: error.message)
    }
    return root.map { mapping in
      withIncludes(mapping, mapping, Place(base: RelativePath.folder(of: path)), depth: 0)
    }
  }

  /// Whether a line begins with `targets` or `include`, without which a specification has no
  /// targets.
  private static func looksLikeSpecification(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ["targets", "include"].contains { line.starts(with: $0.utf8) }
    }
  }

  /// A file's location, and the folder to which its paths are relative.
  private struct Place {
    /// The folder to which the path of the file is relative.
    let base: String
    /// The folder of the file, relative to ``base``; empty if its paths are relative to ``base``.
    var folder = ""
    /// The folder to which the paths in the file are relative, relative to that of the
    /// specification.
    var paths = ""
  }

  /// - Parameters:
  ///   - mapping: the content of a file.
  ///   - resolved: the content with paths relative to the folder of the specification.
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
        "there is no file '\(path)', so its contents are not known", at: include.path.mark)
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

  /// The content of an included file as it is written, for all files that include it.
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

  /// - Returns: `nil` if the file is empty or contains no mapping.
  private static func mapping(
    _ bytes: [UInt8], at path: String
  ) throws(ConfigurationError) -> SpecMapping? {
    let log = ErrorLog()
    let node = YAMLReader.read(bytes, path: path, log: log)
    if let error = log.errors.min(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      // Only the error for an empty file has no line.
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

/// A file that a specification includes.
private struct SpecInclude {
  let path: SpecNode
  /// Whether the paths in the file are relative to its own folder.
  var hasRelativePaths = true

  /// - Returns: `nil` if the node names no file, or if the include is disabled: `enable: false`.
  init?(_ node: SpecNode) {
    guard node.text == nil else {
      path = node
      return
    }
    guard let path = node["path"], path.text != nil, node["enable"]?.flag != false else {
      return nil
    }
    self.path = path
    hasRelativePaths = node["relativePaths"]?.flag ?? true
  }
}
