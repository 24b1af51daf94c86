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

  /// The place that an object's `path` and `sourceTree` describe.
  init(of object: XcodeObject, in group: XcodePlace, sourceRoot: String) {
    let path = object.text("path") ?? ""
    if path.utf8.contains(UInt8(ascii: "$")), path.contains("$(") || path.contains("${") {
      self = .unknown(path)
      return
    }
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": self = group.appending(path)
    case "SOURCE_ROOT": self = .path(RelativePath.join(sourceRoot, path))
    case "<absolute>": self = .path(RelativePath.join("", path))
    case "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR", "SDKROOT": self = .notInSources
    case let word: self = .unknown(word)
    }
  }

  func appending(_ path: String) -> XcodePlace {
    guard case .path(let folder) = self, !path.isEmpty else { return self }
    // Nothing can be there, and long paths of groups would be copied for each file in them.
    if folder.utf8.count + path.utf8.count > Self.longestPath { return .notInSources }
    return .path(RelativePath.join(folder, path))
  }
}
