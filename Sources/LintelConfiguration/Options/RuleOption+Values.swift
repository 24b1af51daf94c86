import LintelText

extension RuleOption<[ComponentReference]> {
  package static func components(_ key: String, isRequired: Bool = false, _ summary: String) -> Self
  {
    Self(key: key, shape: .names, isRequired: isRequired, summary: summary) {
      $0.references($1)
    }
  }

  /// An option for components, where an empty list stands for none.
  package static func anyComponents(
    _ key: String, isRequired: Bool = false, _ summary: String
  ) -> Self {
    Self(key: key, shape: .namesOrNone, isRequired: isRequired, summary: summary) {
      $0.references($1, mayBeEmpty: true)
    }
  }
}

extension RuleOption<[NamePattern]> {
  /// An option for patterns without captures.
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
  /// An option for a file, which is read together with the rules file.
  package static func file(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .path, isRequired: isRequired, summary: summary) { $0.file($1) }
  }
}

extension RuleOption<Located<Int>?> {
  /// An option for a non-negative whole number.
  package static func number(_ key: String, isRequired: Bool = false, _ summary: String) -> Self {
    Self(key: key, shape: .number, isRequired: isRequired, summary: summary) { $0.number($1) }
  }
}

extension RuleOption<Located<DecimalNumber>?> {
  /// An option for a non-negative number, with decimals or without.
  package static func decimal(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .decimal, isRequired: false, summary: summary) { $0.decimal($1) }
  }
}

extension RuleOption<Bool> {
  /// An option that is false by default.
  package static func flag(_ key: String, _ summary: String) -> Self {
    Self(key: key, shape: .flag, isRequired: false, summary: summary) { $0.flag($1) }
  }
}

extension RuleOption<Selector?> {
  /// An option for a selector without captures.
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
  /// An option for one of the words of an enumeration.
  ///
  /// - Parameters:
  ///   - standard: the value if the key is missing or has a wrong value.
  ///   - what: the noun in a message about an unknown word: `level`.
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
  /// An option for one or several words of an enumeration, in written order; `nil` if the key is
  /// missing.
  ///
  /// - Parameter what: the noun in a message about an unknown word: `kind of reference`.
  package static func words<Word: RawRepresentable & Sendable>(
    _ key: String, of known: [Word], _ what: String, _ summary: String
  ) -> RuleOption<[Word]?> where Word.RawValue == String, Value == [Word]? {
    RuleOption<[Word]?>(
      key: key, shape: .words(known.map(\.rawValue)), isRequired: false, summary: summary
    ) { fields, key in fields[key] == nil ? nil : fields.words(key, what, known: known) }
  }
}
