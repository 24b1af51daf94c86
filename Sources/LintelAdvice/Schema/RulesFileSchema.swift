import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The JSON Schema (draft 7) of a rules file, for editors; ends with a line break.
///
/// It is made from the same tables with which rules files are read. It describes the structure and
/// the words of a file, not whether a component exists.
package func rulesFileSchema(kinds: RuleKinds) -> String { RulesFileSchema.root(kinds).text }

/// The schema of a rules file as a whole.
enum RulesFileSchema {
  static func root(_ kinds: RuleKinds) -> JSONValue {
    .members([
      ("$comment", .string("Written by 'lintel schema'.")),
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Lintel rules file")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("required", .array([.string("version")])),
      (
        "properties",
        .members([
          ("version", .members([("const", .number(1))])),
          ("extends", described(names, "Presets by name, and other rules files by path.")),
          ("sources", sources),
          ("components", mapping(of: reference("component"), names: "^[^*?]+$")),
          (
            "rules",
            mapping(
              of: .members([("anyOf", .array(kinds.all.map { rule($0) }))]),
              names: "^[^\\s\"'`!#$%&()*+,/:;<=>?@\\[\\]^{|}~\\\\]+$")
          ),
        ])
      ),
      // A file must have rules of its own, or extend another one.
      (
        "anyOf",
        .array([
          .members([("required", .array([.string("extends")]))]),
          .members([
            ("required", .array([.string("rules")])),
            ("properties", .members([("rules", .members([("minProperties", .number(1))]))])),
          ]),
        ])
      ),
      (
        "definitions",
        .members(
          [
            ("names", names), ("paths", paths), ("selector", selector), ("component", component),
            ("layer", layer),
            ("exception", exception),
          ] + sharedOptions)
      ),
    ])
  }

  // MARK: - Parts of a file

  private static let sources = closed([
    ("include", described(reference("paths"), "Files to read; all by default.")),
    ("exclude", described(reference("paths"), "Files not to read.")),
    ("tests", word(SourceSelection.Tests.allCases.map(\.rawValue))),
    (
      "previews",
      described(
        word(SourceSelection.Previews.allCases.map(\.rawValue)),
        "Whether '#Preview' and types that conform to PreviewProvider count; they do by default.")
    ),
    (
      "targets",
      described(
        texts(.members([("type", .string("string"))])),
        "Files with targets that 'tuist graph --format json' or 'bazel query' wrote.")
    ),
    (
      "swift",
      described(
        .members([
          ("type", .array([.string("string"), .string("number")])),
          ("pattern", .string("^[0-9]+([.][0-9]+){0,2}$")),
        ]),
        "The version of Swift, for manifests of packages and for '#if compiler(>=6)'; by default "
          + "the newest that Lintel knows.")
    ),
    (
      "modules",
      described(
        mapping(of: reference("paths")),
        "Files of modules that no package manifest and no project names.")
    ),
    (
      "platform",
      described(
        word(Platform.allCases.map(\.rawValue)),
        "The platform that '#if' is evaluated for; '--platform' overrides it.")
    ),
    (
      "define",
      described(
        texts(
          .members([("type", .string("string")), ("pattern", .string("^[A-Za-z_][A-Za-z0-9_]*$"))]),
          mayBeEmpty: true),
        "The flags that are set when '#if' is evaluated; '--define' adds to them.")
    ),
    ("may-be-empty", described(boolean, "Whether 'include' and 'exclude' may match nothing.")),
  ])

  private static let selectorKeys: [(key: String, value: JSONValue)] = SelectorKey.allCases.map {
    key in
    let value: JSONValue =
      switch key {
      case .path: reference("paths")
      case .module, .target, .name, .inherits: reference("names")
      case .platform: words(Platform.allCases.map(\.rawValue))
      case .attribute:
        texts(.members([("type", .string("string")), ("pattern", .string("^[^@]"))]))
      case .kind:
        words(DeclarationKind.inRules.map(\.rawValue))
      case .access: words(AccessLevel.allCases.map(\.rawValue))
      case .all, .any: list(of: reference("selector"))
      case .not: reference("selector")
      }
    return (key.rawValue, value)
  }

  private static let selector = JSONValue.members([
    (
      "anyOf",
      .array([
        path, list(of: reference("selector")),
        closed(selectorKeys, anyOf: SelectorKey.allCases.map(\.rawValue)),
      ])
    )
  ])

  private static let component = JSONValue.members([
    (
      "anyOf",
      .array([
        path, list(of: reference("selector")),
        closed(
          selectorKeys + [
            (
              "otherwise",
              described(
                reference("selector"),
                "Code that also belongs to the component if no component with 'otherwise' selects it; alone, code that no other component contains."
              )
            ),
            ("may-be-empty", described(boolean, "Whether the component may contain no code.")),
          ], anyOf: SelectorKey.allCases.map(\.rawValue) + ["otherwise"]),
      ])
    )
  ])

  private static let layer = JSONValue.members([
    (
      "anyOf",
      .array([
        reference("names"),
        closed(
          [
            ("layer", .members([("type", .string("string"))])), ("of", reference("names")),
            ("access", word(LayerDefinition.Access.allCases.map(\.rawValue))),
            ("siblings", word(LayerDefinition.Siblings.allCases.map(\.rawValue))),
          ], required: ["layer", "of"]),
        .members([
          ("type", .string("object")), ("maxProperties", .number(1)),
          ("additionalProperties", word(LayerDefinition.Access.allCases.map(\.rawValue))),
        ]),
      ])
    )
  ])

  private static let exception = closed(
    [
      ("from", reference("names")), ("to", reference("names")),
      (
        "at-most",
        .members([
          ("type", .string("integer")), ("minimum", .number(1)),
          (
            "description",
            .string("The number of places that the exception accepts; any number by default.")
          ),
        ])
      ),
      ("because", .members([("type", .string("string"))])),
      (
        "until",
        .members([
          ("type", .string("string")), ("pattern", .string("^\\d{4}-\\d{2}-\\d{2}$")),
          ("description", .string("The last day on which the exception applies.")),
        ])
      ),
    ], required: ["from", "to", "because"])

  /// The options of all rules, written once because every rule refers to them.
  private static let sharedOptions = SharedOptions.all(of: .dependencies).map {
    ($0.key, described(value(of: $0.shape), $0.summary))
  }

  private static func rule(_ kind: any RuleKind.Type) -> JSONValue {
    var keys: [(key: String, value: JSONValue)] = [
      ("kind", described(.members([("const", .string(kind.word))]), kind.summary))
    ]
    keys += kind.options.map { ($0.key, described(value(of: $0.shape), $0.summary)) }
    keys += SharedOptions.all(of: kind.judges).map { ($0.key, reference($0.key)) }
    return closed(
      keys, required: ["kind"] + kind.options.filter(\.isRequired).map(\.key))
  }

  private static func value(of shape: OptionShape) -> JSONValue {
    switch shape {
    case .names: reference("names")
    case .namesOrNone: texts(text, mayBeEmpty: true)
    case .word(let choices): word(choices)
    case .words(let choices): words(choices)
    case .paths: reference("paths")
    case .text, .path: text
    case .number: .members([("type", .string("integer")), ("minimum", .number(0))])
    case .decimal: .members([("type", .string("number")), ("minimum", .number(0))])
    case .flag: boolean
    case .options(let options):
      closed(
        options.map { ($0.key, described(value(of: $0.shape), $0.summary)) },
        required: options.filter(\.isRequired).map(\.key))
    case .selector: reference("selector")
    case .layers: list(of: reference("layer"))
    case .exceptions: list(of: reference("exception"))
    }
  }
}
