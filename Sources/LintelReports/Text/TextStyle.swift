import LintelFindings

/// Sets the parts of a text report off from each other, on terminals that can show it.
struct TextStyle {
  /// What a part of the text is.
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

  /// The parameters of the "select graphic rendition" sequence.
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
