import LintelGraph

/// A key of a rule: what it is called, what may be written after it, and how that is read.
///
/// Decoding, the JSON Schema and the documentation all come from this one declaration.
struct RuleOption<Value: Sendable>: DeclaredOption {
  let key: String
  let shape: OptionShape
  let isRequired: Bool
  let summary: String
  /// Takes the keys of the rule and the key of this option; what is wrong goes to the log.
  let read: @Sendable (Fields, String) -> Value
}

/// What is known of an option without knowing what it is read as.
protocol DeclaredOption: Sendable {
  var key: String { get }
  var shape: OptionShape { get }
  var isRequired: Bool { get }
  /// What the key says, in one sentence.
  var summary: String { get }
}

/// What may be written after a key.
enum OptionShape: Sendable {
  /// A component or a pattern, or a list of them.
  case names
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
  subscript<Value>(option: RuleOption<Value>) -> Value { option.read(self, option.key) }
}

extension RuleOption<[ComponentReference]> {
  static func components(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .names, isRequired: isRequired, summary: summary) {
      $0.references($1)
    }
  }
}

extension RuleOption<[NamePattern]> {
  /// Patterns without captures.
  static func patterns(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .names, isRequired: isRequired, summary: summary) { $0.patterns($1) }
  }
}

extension RuleOption<[Located<PathGlob>]> {
  static func globs(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .paths, isRequired: isRequired, summary: summary) { $0.globs($1) }
  }
}

extension RuleOption<Located<String>?> {
  static func text(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .text, isRequired: isRequired, summary: summary) { $0.text($1) }
  }
}

extension RuleOption<NamedFile?> {
  /// A file, read when the rules file is.
  static func file(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .path, isRequired: isRequired, summary: summary) { $0.file($1) }
  }
}

extension RuleOption<Located<Int>?> {
  /// A whole number from 0 on.
  static func number(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .number, isRequired: isRequired, summary: summary) { $0.number($1) }
  }
}

extension RuleOption<Located<DecimalNumber>?> {
  /// A number from 0 on, with decimals or without.
  static func decimal(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .decimal, isRequired: false, summary: summary) { $0.decimal($1) }
  }
}

extension RuleOption<Bool> {
  /// False unless said otherwise.
  static func flag(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .flag, isRequired: false, summary: summary) { $0.flag($1) }
  }
}

extension RuleOption<Selector?> {
  /// A selector without captures.
  static func selector(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .selector, isRequired: false, summary: summary) { fields, key in
      guard let node = fields[key],
        let selector = ComponentDecoder(log: fields.log).nestedSelector(node)
      else { return nil }
      if let capture = selector.boundCaptures.min() {
        fields.log.report(.captureElsewhere(capture, key: key), at: selector.mark)
      }
      return selector
    }
  }
}

extension RuleOption where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  ///
  /// - Parameters:
  ///   - standard: what counts when nothing, or something wrong, is written.
  ///   - what: what the word is, in a message about an unknown one: `level`.
  static func word(
    _ key: String, isRequired: Bool = false, standard: Value, named what: String? = nil,
    _ summary: String
  ) -> Self {
    Self(
      key: key, shape: .word(Value.allCases.map(\.rawValue)), isRequired: isRequired,
      summary: summary
    ) { fields, key in fields.word(key, what ?? "choice for '\(key)'") ?? standard }
  }
}

extension RuleOption {
  /// One or some of the words of an enumeration, in written order; `nil` when none is written.
  ///
  /// - Parameter what: what each word is, in a message about an unknown one: `kind of reference`.
  static func words<Word: RawRepresentable & Sendable>(
    _ key: String, of known: [Word], _ what: String, _ summary: String
  ) -> RuleOption<[Word]?> where Word.RawValue == String, Value == [Word]? {
    RuleOption<[Word]?>(
      key: key, shape: .words(known.map(\.rawValue)), isRequired: false, summary: summary
    ) { fields, key in fields[key] == nil ? nil : fields.words(key, what, known: known) }
  }
}
