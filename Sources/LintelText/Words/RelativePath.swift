import LintelVocabulary

/// Paths as texts, without a look at the file system.
package enum RelativePath {
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasBytes(atStart: "/") || folder.isEmpty { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  package static func join(folderOf file: String, _ path: String) -> String {
    join(self.folder(of: file), path)
  }

  /// What comes before the last `/`; empty for a file at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastSlash else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.` parts, and without `..` parts where the part before is known.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.pathParts where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasBytes(atStart: "/") ? "/" : "") + parts.joined(separator: "/")
  }
}
