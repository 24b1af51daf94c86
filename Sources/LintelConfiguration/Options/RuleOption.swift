/// A key of a rule: what it is called, what may be written after it, and how that is read.
///
/// Decoding, the JSON Schema and the documentation all come from this one declaration.
package struct RuleOption<Value: Sendable>: DeclaredOption {
  package let key: String
  package let shape: OptionShape
  package let isRequired: Bool
  package let summary: String
  /// Takes the keys of the rule and the key of this option; what is wrong goes to the log.
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

/// What is known of an option without knowing what it is read as.
package protocol DeclaredOption: Sendable {
  var key: String { get }
  var shape: OptionShape { get }
  var isRequired: Bool { get }
  /// What the key says, in one sentence.
  var summary: String { get }
}

/// What may be written after a key.
package enum OptionShape: Sendable {
  /// A component or a pattern, or a list of them.
  case names
  /// As ``names``, or an empty list.
  case namesOrNone
  /// A glob or a list of them.
  case paths
  /// One of these.
  case word([String])
  /// One or some of these.
  case words([String])
  case text
  /// That of a file, relative to the rules file.
  case path
  /// A whole number from 0 on.
  case number
  /// A number from 0 on, with decimals or without.
  case decimal
  case flag
  /// A mapping with these keys.
  case options([any DeclaredOption])
  /// What a component is chosen by.
  case selector
  case layers
  case exceptions
}

extension Fields {
  package subscript<Value>(option: RuleOption<Value>) -> Value { option.read(self, option.key) }
}
