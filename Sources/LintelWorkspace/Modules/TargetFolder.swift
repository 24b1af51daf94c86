import LintelVocabulary

/// A folder of sources, and the conditions under which a module compiles a file below it.
///
/// All paths are relative to the root.
struct TargetFolder {
  enum Verdict {
    case compiled
    /// Excluded, but the folder is the whole package, which may contain code of other targets.
    case besides
    /// Below the folder, but not among the target's sources.
    case notListed
    /// Declared not to be a source: an exclusion or a resource of the target.
    case excluded
  }

  let path: String
  let module: Int
  /// Whether the folder is that of the package.
  var isWholePackage = false
  /// Whether the folder belongs to the target for certain, because nothing in the package's
  /// manifest is computed.
  var isCertain = true
  /// The paths that are compiled; `nil` for everything below ``path``.
  var sources: [String]?
  var exclusions: [String] = []
  /// The endings of the names of folders that the package manager treats as a single file, e.g.
  /// `.xcassets`.
  var opaqueEndings = Self.opaqueEndings(for: nil)

  /// - Parameter file: a file below ``path``.
  func verdict(on file: String) -> Verdict {
    let isExcluded = exclusions.contains { isBelow(file, $0) }
    if isExcluded, !isWholePackage { return .excluded }
    guard sources?.contains(where: { isBelow(file, $0) }) ?? true, !isInOpaqueFolder(file),
      !isOwnManifest(file)
    else { return .notListed }
    return isExcluded ? .besides : .compiled
  }

  /// Whether the module may compile files in a folder.
  func mayCompile(below folder: String) -> Bool {
    if exclusions.contains(where: { isBelow(folder, $0) }) || isWholePackage && !isCertain {
      return false
    }
    return sources?.contains { isBelow(folder, $0) || isBelow($0, folder) } ?? true
      && !isInOpaqueFolder(folder + "/_.swift")
  }

  /// Whether a file is in a folder that the package manager treats as a single file, or is the
  /// manifest of the package whose folder this is. Then only ``verdict(on:)`` knows the verdict.
  func isSpecial(_ file: String) -> Bool { isInOpaqueFolder(file) || isOwnManifest(file) }

  private func isOwnManifest(_ file: String) -> Bool {
    isWholePackage && isPackageManifest(RelativePath.fileName(of: file))
      && RelativePath.folder(of: file).hasSameBytes(as: path)
  }

  /// Whether a file is in a folder that the package manager treats as a single file, e.g.
  /// `Guide.docc/A.swift`, unless the target lists that folder.
  private func isInOpaqueFolder(_ file: String) -> Bool {
    let listed = sources?.first { isBelow(file, $0) && $0.utf8.count < file.utf8.count }
    let inside = file.utf8.dropFirst((listed ?? path).utf8.count)
    guard let slash = inside.lastIndex(of: UInt8(ascii: "/")),
      case let folders = inside[..<slash], folders.contains(UInt8(ascii: "."))
    else { return false }
    return String(folders)?.pathParts.contains { part in
      opaqueEndings.contains { String(part).hasBytes(atEnd: $0) }
    } ?? false
  }

  /// Returns the endings of folders that are treated as single files, as `swift package describe`
  /// of Swift 6.3 does.
  ///
  /// - Parameter version: the tools version of the package; `nil` for the newest.
  static func opaqueEndings(for version: SwiftVersion?) -> [String] {
    let version = version ?? SwiftVersion(major: 6, minor: 0)
    let always = [".playground", ".xcodeproj", ".xcworkspace"]
    if version < SwiftVersion(major: 5, minor: 3) { return always + [".lproj"] }
    let bundles = version < SwiftVersion(major: 5, minor: 6) ? [".bundle"] : []
    return always + bundles
      + [".docc", ".xcassets", ".xcdatamodel", ".xcdatamodeld", ".xcmappingmodel"]
  }
}
