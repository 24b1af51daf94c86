/// Somebody's account, under the name that it is shown by.
struct Contact: Codable, Equatable {
  let name: String
  let handle: String

  /// Whether the name or the handle contains a text, ignoring case.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}
