import LintelVocabulary

/// The location of a file or folder of a project.
enum XcodePlace: Equatable {
  case path(String)
  /// Made by a build, or a part of Xcode or an SDK.
  case notInSources
  /// Relative to a folder that the project file does not determine, e.g. `$(HOME)/A.swift`.
  case unknown(String)
}

extension XcodePlace {
  /// The longest path that operating systems accept, in bytes.
  private static let longestPath = 4_096

  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }

  /// The folder to which a path is relative.
  enum Base: Equatable {
    case group
    case sourceRoot
    case absolute
    case products
    case sdk
    /// A folder that the project file does not determine.
    case other(String)
  }

  init(_ path: String, from base: Base, in group: XcodePlace, sourceRoot: String) {
    if path.utf8.contains(UInt8(ascii: "$")), path.contains("$(") || path.contains("${") {
      self = .unknown(path)
      return
    }
    self =
      switch base {
      case .group: group.appending(path)
      case .sourceRoot: .path(RelativePath.join(sourceRoot, path))
      case .absolute: .path(RelativePath.join("", path))
      case .products, .sdk: .notInSources
      case .other(let word): .unknown(word)
      }
  }

  func appending(_ path: String) -> XcodePlace {
    guard case .path(let folder) = self, !path.isEmpty else { return self }
    // No such file can exist, and long paths of groups would be copied for each file in them.
    if folder.utf8.count + path.utf8.count > Self.longestPath { return .notInSources }
    return .path(RelativePath.join(folder, path))
  }
}
