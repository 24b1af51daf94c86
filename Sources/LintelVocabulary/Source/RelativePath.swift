/// Operations on paths as texts, without access to the file system.
package enum RelativePath {
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasBytes(atStart: "/") || folder.isEmpty { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  package static func join(folderOf file: String, _ path: String) -> String {
    join(self.folder(of: file), path)
  }

  /// Returns the text before the last `/`; empty if there is none, `/` if the path begins with it.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastSlash else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the text after the last `/`.
  package static func fileName(of path: String) -> String {
    guard let slash = path.lastSlash else { return path }
    return String(path.utf8[slash...].dropFirst()) ?? path
  }

  /// Whether a path comes before another, in a total order: names that differ only in the encoding
  /// of their accents are ordered as well.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left < right || (left == right && left.utf8.lexicographicallyPrecedes(right.utf8))
  }

  /// Returns the rest of a path below a folder; `nil` if the path is not below it. Both must be as
  /// ``join(_:_:)`` returns them. The path `A/B/c` below `A` is `B/c`.
  package static func path(_ path: String, below folder: String) -> String? {
    if folder.isEmpty { return path.hasBytes(atStart: "/") ? nil : path }
    let start = folder.hasBytes(atEnd: "/") ? folder : folder + "/"
    guard path.hasBytes(atStart: start) else { return nil }
    return path.dropping(bytes: start.utf8.count)
  }

  /// Returns a path and the folders that contain it, the innermost first.
  package static func pathAndFolders(of path: String) -> [PathKey] {
    var result: [PathKey] = []
    var rest = path[...]
    while true {
      result.append(PathKey(String(rest)))
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return result }
      rest = rest[..<slash]
    }
  }

  /// Returns a path without `.` parts, and without `..` parts where the part before is known:
  /// `A/../b` becomes `b`.
  private static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
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

  /// Whether no part of a path can be removed, so that the path need not be split; this holds for
  /// most paths. False also for a path in which a name begins with a dot, such as `.build`.
  private static func isNormalized(_ path: String) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var startsPart = true
    for byte in path.utf8.dropFirst(path.utf8.first == slash ? 1 : 0) {
      if startsPart, byte == slash || byte == dot { return false }
      startsPart = byte == slash
    }
    return !startsPart
  }
}
