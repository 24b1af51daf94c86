import LintelConfiguration
import LintelJudging

/// The Swift functions for the kinds of rules, written from the options that the kinds declare.
struct RuleFunctions {
  private static let header = """
    // Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
    // options that the kinds of rules declare.

    """

  private static let placeComments = [
    "filePath: the Swift file to name in messages about this part.", "line: its line.",
    "column: its column.",
  ]

  private let kinds: [any RuleKind.Type]
  private let words: RuleWords

  init(_ kinds: RuleKinds) {
    self.kinds = kinds.all
    words = RuleWords(self.kinds)
  }

  /// The text of each file by its name.
  var files: [String: String] {
    var files = ["Words.swift": Self.header + "\n" + words.text]
    for kind in kinds {
      files["Part+\(kind.word.pascalCase).swift"] = Self.header + "\n" + text(of: kind)
    }
    return files
  }

  private func text(of kind: any RuleKind.Type) -> String {
    let shared = SharedOptions.all(of: kind.judges)
    let own = kind.options.filter(\.isRequired) + kind.options.filter { !$0.isRequired }
    let mappings = own.compactMap { option -> String? in
      guard case .options(let parts) = option.shape else { return nil }
      return structText(
        words.name(ofMapping: option, in: kind), parts, of: option, in: kind)
    }
    let all = own + shared
    let parameters =
      own.map { parameter($0, in: kind) } + ["name: String = \"\(kind.word)\""]
      + shared.map { parameter($0, in: kind) }
      + ["filePath: String = #filePath", "line: Int = #line", "column: Int = #column"]
    let comments =
      own.map { comment($0) } + ["name: what findings and a baseline call the rule."]
      + shared.map { comment($0) } + Self.placeComments
    return """
      extension Architecture.Part {
        /// \(kind.summary.sentence)
        ///
        /// The page `Documentation/Rules/\(kind.word).md` has examples.
        ///
        /// - Parameters:
      \(comment(lines: comments, indent: "  "))
        public static func \(kind.word.camelCase)(
      \(parameters.map { "    " + $0 }.joined(separator: ",\n"))
        ) -> Self {
          rule(
            "\(kind.word)", name,
            [
      \(all.map { "        \"\($0.key)\": \($0.key.parameterName)," }.joined(separator: "\n"))
            ], filePath, line, column)
        }
      }

      """ + mappings.map { "\n" + $0 }.joined()
  }

  /// A mapping as an option.
  private func structText(
    _ name: String, _ parts: [any DeclaredOption], of option: any DeclaredOption,
    in kind: any RuleKind.Type
  ) -> String {
    let parameters = parts.map { parameter($0, in: kind) }
    return """
      extension Architecture {
        /// \(option.summary)
        public struct \(name): Equatable, Sendable {
          let value: Value

          /// - Parameters:
      \(comment(lines: parts.map(comment), indent: "    "))
          public init(
      \(parameters.map { "      " + $0 }.joined(separator: ",\n"))
          ) {
            value = Value([
      \(parts.map { "        \"\($0.key)\": \($0.key.parameterName)" }.joined(separator: ",\n"))\(parts.count > 1 ? "," : "")
            ])
          }
        }
      }

      extension Architecture.\(name): RuleValue {
        var written: Architecture.Value? { value }
      }

      """
  }

  private func comment(lines: [String], indent: String) -> String {
    lines.flatMap { ("- " + $0).wrapped(indent: 2) }.map { "\(indent)///   \($0)" }
      .joined(separator: "\n")
  }

  private func comment(_ option: any DeclaredOption) -> String {
    "\(option.key.camelCase): \(option.summary)"
  }

  private func parameter(_ option: any DeclaredOption, in kind: any RuleKind.Type) -> String {
    // `.layers(["UI", "Domain"])`.
    let label = option.key == kind.word ? "_ " : ""
    let type = type(of: option, in: kind)
    let isArray = type.hasPrefix("[")
    let standard =
      option.isRequired ? "" : type == "Bool" ? " = false" : isArray ? " = []" : "? = nil"
    return "\(label)\(option.key.parameterName): \(type)\(standard)"
  }

  private func type(of option: any DeclaredOption, in kind: any RuleKind.Type) -> String {
    switch option.shape {
    case .names, .namesOrNone, .paths: "Architecture.Names"
    case .word(let choices): "Architecture.\(words.name(of: choices))"
    case .words(let choices): "[Architecture.\(words.name(of: choices))]"
    case .text, .path: "String"
    case .number: "Int"
    case .decimal: "Double"
    case .flag: "Bool"
    case .options: "Architecture.\(words.name(ofMapping: option, in: kind))"
    case .selector: "Architecture.Value"
    case .layers: "[Architecture.Layer]"
    case .exceptions: "[Architecture.Exception]"
    }
  }
}
