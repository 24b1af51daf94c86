import LintelText

/// The text with which a rule refers to one or several components.
package struct ComponentReference: Hashable, Sendable {
  /// The name of a component, e.g. `Login.View`, a family with or without values for its captures,
  /// e.g. `{feature}.View`, or a pattern with `*`.
  package let text: String
  package let mark: Mark
  /// Further names, which are tried if no component has the text as its name.
  package var others: [String] = []

  package init(text: String, mark: Mark, others: [String] = []) {
    self.text = text
    self.mark = mark
    self.others = others
  }

  /// A reference without its location.
  package struct Name: Hashable, Sendable {
    package let text: String
    package let others: [String]
  }

  package var name: Name { Name(text: text, others: others) }
}
