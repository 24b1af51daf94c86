import LintelText

/// One value of a YAML document, with the location where it begins.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    /// A text, a number or a word; `isPlain` if it is written without quotes, so that `true` may be
    /// a flag, and `1` a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// The entries in written order, without duplicate keys.
    case mapping([YAMLEntry])
  }

  package let content: Content
  package let mark: Mark

  package init(content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// The form of the value, in the words of a message.
  package var description: String {
    switch content {
    case .scalar: isNothing ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// Whether no value is written, as in `key:`, or the value is `~` or `null`.
  package var isNothing: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The text of a scalar; `nil` for a list, a mapping and nothing.
  package var text: String? {
    guard case .scalar(let text, _) = content, !isNothing else { return nil }
    return text
  }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Sendable {
  package let key: String
  package let keyMark: Mark
  package let value: YAMLNode

  package init(key: String, keyMark: Mark, value: YAMLNode) {
    self.key = key
    self.keyMark = keyMark
    self.value = value
  }
}
