/// A type of values that an option of a rule can have.
protocol RuleValue {
  /// The value after the key in a rules file; `nil` if the key is left out.
  var written: Architecture.Value? { get }
}

extension RuleValue where Self: RawRepresentable, RawValue == String {
  var written: Architecture.Value? { .text(rawValue) }
}

extension Architecture.Value: RuleValue {
  var written: Architecture.Value? { self }
}

extension String: RuleValue {
  var written: Architecture.Value? { .text(self) }
}

extension Int: RuleValue {
  var written: Architecture.Value? { .number(self) }
}

extension Double: RuleValue {
  var written: Architecture.Value? { .decimal(self) }
}

extension Bool: RuleValue {
  var written: Architecture.Value? { self ? .flag(true) : nil }
}

extension Array: RuleValue where Element: RuleValue {
  var written: Architecture.Value? { isEmpty ? nil : .list(compactMap(\.written)) }
}

extension Architecture.Severity: RuleValue {}

extension Architecture.Value {
  /// Makes a mapping of the options that are not left out.
  init(_ options: KeyValuePairs<String, (any RuleValue)?>) {
    self = .mapping(
      options.compactMap { key, value in
        value?.written.map { Entry(key: key, value: $0) }
      })
  }
}
