import LintelText

extension RuleOption<[ComponentReference]> {
  package static func components(_ key: String, isRequired: Bool = false, _ summary: String) -> Self
  {
    Self(key: key, shape: .names, isRequired: isRequired, summary: summary) {
      $0.references($1)
    }
  }

  /// Components, or with an empty list none at all.
  package static func anyComponents(
    _ key: String, isRequired: Bool = false, _ summary: String
  ) -> Self {
    Self(key: key, shape: .namesOrNone, isRequired: isRequired, summary: summary) {
      $0.references($1, mayBeEmpty: true)
    }
  }
}

extension RuleOption<[NamePattern]> {
  /// Patterns without captures.
  package static func patterns(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .names, isRequired: isRequired, summary: summary) { $0.patterns($1) }
  }
}

extension RuleOption<[Located<PathGlob>]> {
  package static func globs(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .paths, isRequired: isRequired, summary: summary) { $0.globs($1) }
  }
}

extension RuleOption<Located<String>?> {
  package static func text(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .text, isRequired: isRequired, summary: summary) { $0.text($1) }
  }
}

extension RuleOption<NamedFile?> {
  /// A file, read when the rules file is.
  package static func file(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .path, isRequired: isRequired, summary: summary) { $0.file($1) }
  }
}

extension RuleOption<Located<Int>?> {
  /// A whole number from 0 on.
  package static func number(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .number, isRequired: isRequired, summary: summary) { $0.number($1) }
  }
}

extension RuleOption<Located<DecimalNumber>?> {
  /// A number from 0 on, with decimals or without.
  package static func decimal(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .decimal, isRequired: false, summary: summary) { $0.decimal($1) }
  }
}

extension RuleOption<Bool> {
  /// False unless said otherwise.
  package static func flag(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .flag, isRequired: false, summary: summary) { $0.flag($1) }
  }
}

extension RuleOption<Selector?> {
  /// A selector without captures.
  package static func selector(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .selector, isRequired: false, summary: summary) { fields, key in
      guard let node = fields[key],
        let selector = ComponentDecoder(log: fields.log).nestedSelector(node)
      else { return nil }
      if let capture = selector.boundCaptures.min() {
        fields.log.report(FieldError.captureElsewhere(capture, key: key), at: selector.mark)
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
  package static func word(
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
  package static func words<Word: RawRepresentable & Sendable>(
    _ key: String, of known: [Word], _ what: String, _ summary: String
  ) -> RuleOption<[Word]?> where Word.RawValue == String, Value == [Word]? {
    RuleOption<[Word]?>(
      key: key, shape: .words(known.map(\.rawValue)), isRequired: false, summary: summary
    ) { fields, key in fields[key] == nil ? nil : fields.words(key, what, known: known) }
  }
}
