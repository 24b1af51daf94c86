import LintelVocabulary

/// Returns `path` without `.`, `..` and doubled or trailing slashes; `nil` when it leads above its
/// start.
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

/// Whether `path` is `folder` or something below it.
func isBelow(_ path: String, _ folder: String) -> Bool {
  guard !folder.isEmpty, path.hasBytes(atStart: folder) else { return folder.isEmpty }
  let rest = path.utf8.dropFirst(folder.utf8.count)
  return rest.isEmpty || rest.first == UInt8(ascii: "/")
}
