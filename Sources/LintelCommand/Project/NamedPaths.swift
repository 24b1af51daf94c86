import LintelPlatform
import LintelText
import LintelVocabulary

/// The folder or the files that the paths on a command line lead to.
enum NamedPaths {
  /// A project's folder, without a slash at the end.
  case folder(String)
  /// Swift files, by the paths that were given.
  case files([String])

  /// - Throws: if a path is neither a folder nor a Swift file, or if a folder is not the only path.
  init(_ paths: [String]) throws(ConfigurationErrors) {
    if paths.contains(where: isFolder) {
      guard paths.count == 1, let path = paths.first else {
        throw ConfigurationErrors(.severalFolders(paths))
      }
      self = .folder(Self.withoutTrailingSlash(path))
    } else {
      let errors = paths.compactMap { path -> InputError? in
        if !isFile(path) { return .missing(path) }
        return path.hasBytes(atEnd: ".swift") ? nil : .notSwift(path)
      }
      guard errors.isEmpty else { throw ConfigurationErrors(errors) }
      self = .files(paths)
    }
  }

  private static func withoutTrailingSlash(_ path: String) -> String {
    path.utf8.count > 1 && path.hasBytes(atEnd: "/")
      ? withoutTrailingSlash(String(path.unicodeScalars.dropLast())) : path
  }
}
