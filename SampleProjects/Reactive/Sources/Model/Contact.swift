/// Somebody whom the user knows.
struct Contact: Equatable, Sendable {
  let name: String
  let handle: String

  init(name: String, handle: String) {
    self.name = name
    self.handle = handle
  }

  /// Takes what was typed, without the blanks around it and an "@" before the handle.
  init(typedName: String, typedHandle: String) throws(Problem) {
    let handle = typedHandle.trimmed
    name = typedName.trimmed
    self.handle = (handle.hasPrefix("@") ? String(handle.dropFirst()) : handle).trimmed
    if name.isEmpty { throw .missingName }
    if self.handle.isEmpty { throw .missingHandle }
  }

  /// Whether name or handle contains a text, ignoring case.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.isEmpty || name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}
