import LintelVocabulary

/// Where a file or folder of a project is.
enum XcodePlace: Equatable {
  case path(String)
  /// Made by a build, or part of Xcode or of an SDK.
  case notInSources
  /// Relative to something that the project file does not tell.
  case unknown(String)
}

extension XcodePlace {
  /// What operating systems take, in bytes.
  private static let longestPath = 4_096

  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }

  /// What a path starts from.
  enum Base: Equatable {
    case group
    case sourceRoot
    case absolute
    case products
    case sdk
    /// Something that the project file does not tell.
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
    // Nothing can be there, and long paths of groups would be copied for each file in them.
    if folder.utf8.count + path.utf8.count > Self.longestPath { return .notInSources }
    return .path(RelativePath.join(folder, path))
  }
}
