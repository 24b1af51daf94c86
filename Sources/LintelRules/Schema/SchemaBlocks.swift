/// What schemas of values are made of.
extension RulesFileSchema {
  static let boolean = JSONText.object([("type", .string("boolean"))])

  static let text = JSONText.object([
    ("type", .string("string")), ("minLength", .number(1)),
  ])

  static let names = texts(text)

  /// Globs, which are relative to the root of the check.
  static let paths = texts(path)

  static let path = JSONText.object([
    ("type", .string("string")), ("pattern", .string("^[^/]")),
  ])

  /// A text or a list of different texts.
  static func texts(_ text: JSONText) -> JSONText {
    .object([
      (
        "anyOf",
        .array([
          text,
          .object([
            ("type", .string("array")), ("minItems", .number(1)), ("uniqueItems", .bool(true)),
            ("items", text),
          ]),
        ])
      )
    ])
  }

  static func word(_ choices: [String]) -> JSONText {
    .object([("enum", .array(choices.map { .string($0) }))])
  }

  static func words(_ choices: [String]) -> JSONText {
    .object([("anyOf", .array([word(choices), list(of: word(choices))]))])
  }

  static func list(of element: JSONText) -> JSONText {
    .object([("type", .string("array")), ("minItems", .number(1)), ("items", element)])
  }

  /// - Parameter names: a regular expression for the keys.
  static func mapping(of value: JSONText, names: String? = nil) -> JSONText {
    .object(
      [("type", .string("object")), ("additionalProperties", value)]
        + (names.map { [("propertyNames", .object([("pattern", .string($0))]))] } ?? []))
  }

  /// An object with these keys and no others.
  ///
  /// - Parameter anyOf: keys of which one at least is needed.
  static func closed(
    _ keys: [(key: String, value: JSONText)], required: [String] = [], anyOf: [String] = []
  ) -> JSONText {
    .object(
      [
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("properties", .object(keys)),
      ] + (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))])
        + (anyOf.isEmpty
          ? []
          : [("anyOf", .array(anyOf.map { .object([("required", .array([.string($0)]))]) }))]))
  }

  static func reference(_ name: String) -> JSONText {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  static func described(_ value: JSONText, _ summary: String) -> JSONText {
    guard case .object(let entries) = value else { return value }
    // Beside a '$ref' draft 7 ignores every other key.
    if entries.contains(where: { $0.key == "$ref" }) {
      return .object([("allOf", .array([value])), ("description", .string(summary))])
    }
    return .object(entries + [("description", .string(summary))])
  }
}
