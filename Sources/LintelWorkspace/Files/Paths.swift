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
