import LintelGraph

/// Something that a declaration should be or have, or should not.
///
/// A new one is a file in this folder and a line in ``DeclarationConditions``.
protocol DeclarationCondition: Sendable {
  static var option: any DeclaredOption { get }

  /// `nil` when nothing, or something wrong, is written.
  init?(_ fields: Fields)

  /// Where its key is written.
  var mark: Mark { get }

  /// Whether a declaration of this kind could fail to meet it.
  func concerns(_ kind: DeclarationKind) -> Bool

  /// - Parameter declarations: only of kinds that it concerns.
  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach]

  /// Changes that each make it fail, for one declaration.
  ///
  /// - Parameter check: whether a new declaration would be judged as well.
  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach]

  /// Every mention of components.
  var references: [ComponentReference] { get }

  /// What both ask for, if the one asks for what the other rules out.
  func contradicts(_ other: any DeclarationCondition) -> String?
}

extension DeclarationCondition {
  var key: String { Self.option.key }
  var references: [ComponentReference] { [] }
  func contradicts(_ other: any DeclarationCondition) -> String? { nil }
}

/// The keys of `should` and `should-not`.
enum DeclarationConditions {
  static let should: [any DeclarationCondition.Type] = [
    Wanted<NameQuality>.self,
    Wanted<KindQuality>.self,
    Wanted<InheritanceQuality>.self,
    Wanted<AttributeQuality>.self,
    Wanted<AccessQuality>.self,
    FinalCondition.self,
    ImmutableCondition.self,
    WeakDelegatesCondition.self,
    InjectionCondition.self,
    LineLimit.self,
    MemberLimit.self,
  ]

  static let shouldNot: [any DeclarationCondition.Type] = [
    Unwanted<NameQuality>.self,
    Unwanted<KindQuality>.self,
    Unwanted<InheritanceQuality>.self,
    Unwanted<AttributeQuality>.self,
    Unwanted<AccessQuality>.self,
  ]
}

/// A declaration that a rule judges.
struct JudgedDeclaration: Sendable {
  let id: DeclarationID
  let kind: DeclarationKind
  /// The component that the rule judges it for, if any.
  let component: ComponentID?
}

/// What is wrong with a declaration, without its name, and what to do.
struct Shortcoming: BreachReason {
  let statement: String
  let remedy: String

  func message(_ parts: BreachWords) -> String { "\(parts.fromWords) \(statement)" }
  func remedy(_ parts: BreachWords) -> String { remedy }
}

extension RuleOption<[any DeclarationCondition]> {
  static func conditions(
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
        inner.log.report(.needsOneOf(options.map(\.key), owner: inner.owner), at: inner.mark)
      }
      return kinds.compactMap { $0.init(inner) }
    }
  }
}

extension DeclarationKind {
  /// `class`, `function`, `enum case`.
  var word: String {
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
