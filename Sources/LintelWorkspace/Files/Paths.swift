import LintelVocabulary

/// `path` without `.`, `..` and doubled or trailing slashes; `nil` when it leads above its start.
func normalized(_ path: String) -> String? {
  var parts: [Substring] = []
  for part in path.pathParts where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}

func join(_ folder: String, _ name: String) -> String {
  folder.isEmpty ? name : "\(folder)/\(name)"
}

/// The folder that holds `path`, empty at the root.
func folder(of path: String) -> String {
  guard let slash = path.lastSlash else { return "" }
  return String(path[..<slash])
}

func fileName(of path: String) -> String {
  guard let slash = path.lastSlash else { return path }
  return String(path.utf8[slash...].dropFirst()) ?? path
}

/// Whether `path` is `folder` or something below it.
func isBelow(_ path: String, _ folder: String) -> Bool {
  guard !folder.isEmpty, path.hasBytes(atStart: folder) else { return folder.isEmpty }
  let rest = path.utf8.dropFirst(folder.utf8.count)
  return rest.isEmpty || rest.first == UInt8(ascii: "/")
}

/// The order of paths; total, also for names that differ only in how their accents are encoded.
func precedes(_ left: String, _ right: String) -> Bool {
  left < right || (left == right && left.utf8.lexicographicallyPrecedes(right.utf8))
}
