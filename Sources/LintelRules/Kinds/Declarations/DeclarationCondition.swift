import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A condition that declarations should or should not meet.
///
/// A new condition needs a file in this folder and a line in ``DeclarationConditions``.
package protocol DeclarationCondition: Sendable {
  static var option: any DeclaredOption { get }

  /// Reads the condition; `nil` if its key is missing or has a wrong value.
  init?(_ fields: Fields)

  /// The location of the key in the rules file.
  var mark: Mark { get }

  /// Whether declarations of a kind can fail the condition.
  func concerns(_ kind: DeclarationKind) -> Bool

  /// - Parameter declarations: declarations of kinds that the condition concerns.
  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [any Breach]

  /// All components that the condition names.
  var references: [ComponentReference] { get }

  /// Returns a value that this condition requires and the other one rules out; `nil` if there is
  /// none.
  func contradicts(_ other: any DeclarationCondition) -> String?
}

extension DeclarationCondition {
  package var key: String { Self.option.key }
  package var references: [ComponentReference] { [] }
  package func contradicts(_ other: any DeclarationCondition) -> String? { nil }
}

/// A declaration that a rule judges.
package struct JudgedDeclaration: Sendable {
  package let id: DeclarationID
  package let kind: DeclarationKind
  /// The component for which the rule judges the declaration, if any.
  package let component: ComponentID?

  package init(id: DeclarationID, kind: DeclarationKind, component: ComponentID?) {
    self.id = id
    self.kind = kind
    self.component = component
  }
}

/// The reason why a declaration breaks a rule, without the declaration's name, and the remedy.
package struct Shortcoming: BreachReason {
  package let statement: String
  package let remedy: String

  package func message(_ parts: BreachWords) -> String { "\(parts.fromWords) \(statement)" }
  package func remedy(_ parts: BreachWords) -> String { remedy }
}

extension RuleOption<[any DeclarationCondition]> {
  package static func conditions(
    _ key: String, _ kinds: [any DeclarationCondition.Type], _ summary: String
  ) -> Self {
    let options = kinds.map { $0.option }
    return Self(key: key, shape: .options(options), isRequired: false, summary: summary) {
      fields, key in
      guard let node = fields[key],
        let inner = Fields(
          node, owner: "'\(key)' of \(fields.owner)", known: options.map(\.key), log: fields.log)
      else { return [] }
      if case .mapping(let entries) = node.content, entries.isEmpty {
        inner.log.report(
          FieldError.needsOneOf(options.map(\.key), owner: inner.owner), at: inner.mark)
      }
      return kinds.compactMap { $0.init(inner) }
    }
  }
}

extension DeclarationKind {
  /// The words for the kind: `class`, `function`, `enum case`.
  package var word: String {
    switch self {
    case .function: "function"
    case .initializer: "initializer"
    case .deinitializer: "deinitializer"
    case .variable: "variable"
    case .constant: "constant"
    case .enumCase: "enum case"
    case .precedenceGroup: "precedence group"
    default: rawValue
    }
  }

  /// The words with an article: `a class`, `an enum`.
  var wordWithArticle: String { ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word }
}
