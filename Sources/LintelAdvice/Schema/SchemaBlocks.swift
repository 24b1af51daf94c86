import LintelText

/// The building blocks of schemas.
extension RulesFileSchema {
  static let boolean = JSONValue.members([("type", .string("boolean"))])

  static let text = JSONValue.members([
    ("type", .string("string")), ("minLength", .number(1)),
  ])

  static let names = texts(text)

  /// Globs, which are relative to the root of the check.
  static let paths = texts(path)

  static let path = JSONValue.members([
    ("type", .string("string")), ("pattern", .string("^[^/]")),
  ])

  /// Returns the schema of a text or a list of different texts.
  static func texts(_ text: JSONValue, mayBeEmpty: Bool = false) -> JSONValue {
    .members([
      (
        "anyOf",
        .array([
          text,
          .members(
            [("type", .string("array"))] + (mayBeEmpty ? [] : [("minItems", .number(1))])
              + [("uniqueItems", .bool(true)), ("items", text)]),
        ])
      )
    ])
  }

  static func word(_ choices: [String]) -> JSONValue {
    .members([("enum", .array(choices.map { .string($0) }))])
  }

  static func words(_ choices: [String]) -> JSONValue {
    .members([("anyOf", .array([word(choices), list(of: word(choices))]))])
  }

  static func list(of element: JSONValue) -> JSONValue {
    .members([("type", .string("array")), ("minItems", .number(1)), ("items", element)])
  }

  /// - Parameter names: a regular expression for the keys.
  static func mapping(of value: JSONValue, names: String? = nil) -> JSONValue {
    .members(
      [("type", .string("object")), ("additionalProperties", value)]
        + (names.map { [("propertyNames", .members([("pattern", .string($0))]))] } ?? []))
  }

  /// Returns the schema of an object with these keys and no others.
  ///
  /// - Parameter anyOf: keys of which at least one is required.
  static func closed(
    _ keys: [(key: String, value: JSONValue)], required: [String] = [], anyOf: [String] = []
  ) -> JSONValue {
    .members(
      [
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("properties", .members(keys)),
      ] + (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))])
        + (anyOf.isEmpty
          ? []
          : [("anyOf", .array(anyOf.map { .members([("required", .array([.string($0)]))]) }))]))
  }

  static func reference(_ name: String) -> JSONValue {
    .members([("$ref", .string("#/definitions/\(name)"))])
  }

  static func described(_ value: JSONValue, _ summary: String) -> JSONValue {
    guard case .members(let entries) = value else { return value }
    // Draft 7 ignores every other key beside `$ref`.
    if entries.contains(where: { $0.key == "$ref" }) {
      return .members([("allOf", .array([value])), ("description", .string(summary))])
    }
    return .members(entries + [("description", .string(summary))])
  }
}
