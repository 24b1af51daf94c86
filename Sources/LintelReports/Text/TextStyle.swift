import LintelFindings

/// Sets off the parts of a text report by colour and weight, on terminals that can show them.
struct TextStyle {
  /// The role of a part of the text.
  enum Role {
    case place
    case severity(Severity)
    case message
    case mark
    case aside
  }

  let usesColor: Bool

  func callAsFunction(_ text: String, _ role: Role) -> String {
    usesColor ? "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m" : text
  }

  /// Returns the parameters of the "select graphic rendition" sequence.
  private func code(of role: Role) -> String {
    switch role {
    case .place, .message: "1"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;35"
    case .severity(.note): "1;36"
    case .mark: "32"
    case .aside: "2"
    }
  }
}
