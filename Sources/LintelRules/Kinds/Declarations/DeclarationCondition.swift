import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// Something that a declaration should be or have, or should not.
///
/// A new one is a file in this folder and a line in ``DeclarationConditions``.
package protocol DeclarationCondition: Sendable {
  static var option: any DeclaredOption { get }

  /// `nil` when nothing, or something wrong, is written.
  init?(_ fields: Fields)

  /// Where its key is written.
  var mark: Mark { get }

  /// Whether a declaration of this kind could fail to meet it.
  func concerns(_ kind: DeclarationKind) -> Bool

  /// - Parameter declarations: only of kinds that it concerns.
  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [any Breach]

  /// All components that it names.
  var references: [ComponentReference] { get }

  /// What both ask for, if the one asks for what the other rules out.
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
  /// The component that the rule judges it for, if any.
  package let component: ComponentID?

  package init(id: DeclarationID, kind: DeclarationKind, component: ComponentID?) {
    self.id = id
    self.kind = kind
    self.component = component
  }
}

/// What is wrong with a declaration, without its name, and what to do.
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
  /// `class`, `function`, `enum case`.
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

  /// `a class`, `an enum`.
  var wordWithArticle: String { ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word }
}
