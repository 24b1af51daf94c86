/// A key of a rule: its name, the values that it can have, and how they are read.
///
/// Decoding, the JSON Schema and the documentation all come from this one declaration.
package struct RuleOption<Value: Sendable>: DeclaredOption {
  package let key: String
  package let shape: OptionShape
  package let isRequired: Bool
  package let summary: String
  /// Reads the value, given the keys of the rule and the key of this option; errors go to the log.
  package let read: @Sendable (Fields, String) -> Value

  package init(
    key: String, shape: OptionShape, isRequired: Bool, summary: String,
    read: @escaping @Sendable (Fields, String) -> Value
  ) {
    self.key = key
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
    self.read = read
  }
}

/// An option without the type of its value.
package protocol DeclaredOption: Sendable {
  var key: String { get }
  var shape: OptionShape { get }
  var isRequired: Bool { get }
  /// The meaning of the key, in one sentence.
  var summary: String { get }
}

/// The form of the value after a key.
package enum OptionShape: Sendable {
  /// A component or a pattern, or a list of them.
  case names
  /// Like ``names``, or an empty list.
  case namesOrNone
  /// A glob or a list of them.
  case paths
  /// One of these words.
  case word([String])
  /// One or some of these words.
  case words([String])
  case text
  /// The path of a file, relative to the rules file.
  case path
  /// A non-negative whole number.
  case number
  /// A non-negative number, with decimals or without.
  case decimal
  case flag
  /// A mapping with these keys.
  case options([any DeclaredOption])
  /// A selector, as in a component.
  case selector
  case layers
  case exceptions
}

extension Fields {
  package subscript<Value>(option: RuleOption<Value>) -> Value { option.read(self, option.key) }
}
