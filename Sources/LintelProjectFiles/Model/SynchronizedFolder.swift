import LintelVocabulary

/// A folder whose files on disk are those of a target, without a list of them.
package struct SynchronizedFolder: Equatable, Sendable {
  /// Which of its files belong to the target.
  package enum Membership: Equatable, Sendable {
    case all(except: Set<PathKey>)
    case only(Set<PathKey>)
  }

  package var path: String
  /// Paths below the folder, of files or of folders with all that is in them. Some may not exist.
  package let membership: Membership
  /// Folders in it that are copied as they are, so that nothing in them is compiled.
  package var opaqueFolders: Set<PathKey>
  /// Other such folders in it, which speak for themselves.
  package var innerFolders: Set<PathKey>
  /// The platforms that some of its files are compiled for.
  package var platforms: [PathKey: Set<Platform>]
  /// What the compiler is told of some of its files besides, as written; `nil` when that is computed.
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
  /// - Parameter path: relative to the root of the check.
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
  /// - Parameter folder: relative to the root of the check.
  package func mayCompile(below folder: String) -> Bool {
    // Of single members, some may be in there.
    guard case .all = membership else { return inside(folder) != nil }
    return compiles(RelativePath.join(folder, "_.swift"))
  }

  /// The platforms that a file in it is compiled for; `nil` when for all of the target's.
  func platforms(of path: String) -> Set<Platform>? {
    guard !platforms.isEmpty, let inside = inside(path) else { return nil }
    return RelativePath.pathAndFolders(of: inside).lazy.compactMap { platforms[$0] }.first
  }

  private func inside(_ path: String) -> String? {
    RelativePath.path(path, below: self.path)
  }

  /// Whether no part of a path is hidden, and it leads into no folder that is one thing to Xcode.
  private static func isEntered(_ path: String) -> Bool {
    let parts = path.pathParts
    return parts.allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
      && !parts.dropLast().contains { part in
        wrappers.contains { String(part).hasBytes(atEnd: $0) }
      }
  }

  private static let wrappers = [".docc", ".playground", ".xctemplate", ".bundle", ".xcassets"]
}
