import LintelVocabulary

/// A folder whose files on disk belong to a target without being listed.
package struct SynchronizedFolder: Equatable, Sendable {
  /// The files of the folder that belong to the target.
  package enum Membership: Equatable, Sendable {
    case all(except: Set<PathKey>)
    case only(Set<PathKey>)
  }

  package var path: String
  /// The exceptions or members are paths below the folder, of files or of whole folders. Some may
  /// not exist.
  package let membership: Membership
  /// Folders below this one that are copied as they are, so that nothing in them is compiled.
  package var opaqueFolders: Set<PathKey>
  /// Other synchronized folders below this one, which have memberships of their own.
  package var innerFolders: Set<PathKey>
  /// The platforms of those files that are not compiled for all platforms of the target.
  package var platforms: [PathKey: Set<Platform>]
  /// The compiler flags of single files, joined, as written; `nil` if they are computed.
  package var compilerFlags: String?

  package init(
    path: String, membership: Membership, opaqueFolders: Set<PathKey> = [],
    innerFolders: Set<PathKey> = [], platforms: [PathKey: Set<Platform>] = [:],
    compilerFlags: String? = ""
  ) {
    self.path = path
    self.membership = membership
    self.opaqueFolders = opaqueFolders
    self.innerFolders = innerFolders
    self.platforms = platforms
    self.compilerFlags = compilerFlags
  }
}

extension SynchronizedFolder {
  /// Whether a Swift file on disk is compiled in the target.
  ///
  /// - Parameter path: the path of the file, relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    guard let inside = inside(path), Self.isEntered(inside) else { return false }
    let ancestors = RelativePath.pathAndFolders(of: inside)
    if ancestors.contains(where: { opaqueFolders.contains($0) || innerFolders.contains($0) }) {
      return false
    }
    return switch membership {
    case .all(let exceptions): !ancestors.contains(where: exceptions.contains)
    case .only(let members): ancestors.contains(where: members.contains)
    }
  }

  /// Whether the target may compile files in a folder.
  ///
  /// - Parameter folder: the path of the folder, relative to the root of the check.
  package func mayCompile(below folder: String) -> Bool {
    // The folder may contain one of the single members.
    guard case .all = membership else { return inside(folder) != nil }
    return compiles(RelativePath.join(folder, "_.swift"))
  }

  /// Returns the platforms that a file is compiled for; `nil` for all platforms of the target.
  func platforms(of path: String) -> Set<Platform>? {
    guard !platforms.isEmpty, let inside = inside(path) else { return nil }
    return RelativePath.pathAndFolders(of: inside).lazy.compactMap { platforms[$0] }.first
  }

  private func inside(_ path: String) -> String? {
    RelativePath.path(path, below: self.path)
  }

  /// Whether Xcode compiles files at a path: no part of it is hidden, and no folder of it is a
  /// bundle such as `Help.docc`.
  private static func isEntered(_ path: String) -> Bool {
    let parts = path.pathParts
    return parts.allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
      && !parts.dropLast().contains { part in
        wrappers.contains { String(part).hasBytes(atEnd: $0) }
      }
  }

  private static let wrappers = [".docc", ".playground", ".xctemplate", ".bundle", ".xcassets"]
}
