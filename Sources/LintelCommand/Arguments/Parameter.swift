/// A parameter of a command, and how its values are stored in the arguments.
struct Parameter<Arguments> {
  let description: ParameterDescription
  /// Stores a text as the first or a further value of this parameter; returns `false` if the text
  /// is not a valid value.
  let store: (_ text: String, _ isFirst: Bool, inout Arguments) -> Bool
  /// The default as the user would write it; `nil` if there is none.
  let defaultText: (Arguments) -> String?
}

/// The parts of a parameter that help and errors show.
struct ParameterDescription: Equatable {
  enum Shape: Equatable {
    case argument(isRequired: Bool)
    case option
    case flag
  }

  let shape: Shape
  /// The name without dashes or brackets.
  let name: String
  var short: Character?
  /// The word that stands for the value in help: `<file>`; empty for a flag.
  var placeholder = ""
  var isRepeating = false
  let help: String
  var accepted: [String] = []
  /// Whether a text may contain several of the accepted values, separated by commas.
  var isList = false
  /// A description of the valid values, used if ``accepted`` is empty.
  var expected = ""
  var defaultText: String?

  var isArgument: Bool {
    if case .argument = shape { true } else { false }
  }
}

extension Parameter {
  /// An argument that must be given.
  static func required(
    _ name: String, _ target: WritableKeyPath<Arguments, String>, help: String
  ) -> Self {
    argument(name, target, isRequired: true, help: help)
  }

  /// An argument that may be left out.
  static func optional(
    _ name: String, _ target: WritableKeyPath<Arguments, String>, help: String
  ) -> Self {
    argument(name, target, isRequired: false, help: help)
  }

  /// Any number of arguments, at the end.
  ///
  /// - Parameter isRequired: whether there must be at least one.
  static func repeating(
    _ name: String, _ target: WritableKeyPath<Arguments, [String]>, isRequired: Bool = false,
    help: String
  ) -> Self {
    list(
      ParameterDescription(
        shape: .argument(isRequired: isRequired), name: name, placeholder: "<\(name)>",
        isRepeating: true, help: help, expected: ValueParser<String>.text.expected),
      .text, target)
  }

  /// An option with a default; if it is given more than once, the last value is used.
  static func option<Value>(
    _ name: String, _ placeholder: String, _ parser: ValueParser<Value>,
    _ target: WritableKeyPath<Arguments, Value>, help: String
  ) -> Self {
    single(
      ParameterDescription(
        shape: .option, name: name, placeholder: placeholder, help: help,
        accepted: parser.accepted, expected: parser.expected),
      parser, target)
  }

  /// An option without a default; if it is given more than once, the last value is used.
  static func option<Value>(
    _ name: String, short: Character? = nil, _ placeholder: String, _ parser: ValueParser<Value>,
    _ target: WritableKeyPath<Arguments, Value?>, help: String
  ) -> Self {
    Self(
      description: ParameterDescription(
        shape: .option, name: name, short: short, placeholder: placeholder, help: help,
        accepted: parser.accepted, isList: parser.isList, expected: parser.expected),
      store: { text, _, arguments in
        guard let value = parser.value(text) else { return false }
        arguments[keyPath: target] = value
        return true
      },
      defaultText: { _ in nil })
  }

  /// An option that may be given any number of times.
  static func option<Value>(
    _ name: String, _ placeholder: String, _ parser: ValueParser<Value>,
    _ target: WritableKeyPath<Arguments, [Value]>, help: String
  ) -> Self {
    list(
      ParameterDescription(
        shape: .option, name: name, placeholder: placeholder, isRepeating: true, help: help,
        accepted: parser.accepted, expected: parser.expected),
      parser, target)
  }

  static func flag(
    _ name: String, short: Character? = nil, _ target: WritableKeyPath<Arguments, Bool>,
    help: String
  ) -> Self {
    Self(
      description: ParameterDescription(shape: .flag, name: name, short: short, help: help),
      store: { _, _, arguments in
        arguments[keyPath: target] = true
        return true
      },
      defaultText: { _ in nil })
  }

  private static func argument(
    _ name: String, _ target: WritableKeyPath<Arguments, String>, isRequired: Bool, help: String
  ) -> Self {
    single(
      ParameterDescription(
        shape: .argument(isRequired: isRequired), name: name, placeholder: "<\(name)>", help: help,
        expected: ValueParser<String>.text.expected),
      .text, target)
  }

  private static func single<Value>(
    _ description: ParameterDescription, _ parser: ValueParser<Value>,
    _ target: WritableKeyPath<Arguments, Value>
  ) -> Self {
    Self(
      description: description,
      store: { text, _, arguments in
        guard let value = parser.value(text) else { return false }
        arguments[keyPath: target] = value
        return true
      },
      defaultText: { parser.text($0[keyPath: target]) })
  }

  /// A parameter with several values, of which the first replaces the default.
  private static func list<Value>(
    _ description: ParameterDescription, _ parser: ValueParser<Value>,
    _ target: WritableKeyPath<Arguments, [Value]>
  ) -> Self {
    Self(
      description: description,
      store: { text, isFirst, arguments in
        guard let value = parser.value(text) else { return false }
        if isFirst { arguments[keyPath: target] = [] }
        arguments[keyPath: target].append(value)
        return true
      },
      defaultText: { $0[keyPath: target].map(parser.text).joined(separator: ", ") })
  }
}
