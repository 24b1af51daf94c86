import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// `declarations`: declarations meet conditions about themselves, e.g. `should: { name: "*View" }`.
///
/// The rule judges the outermost types of the components, with `nested: true` all types, and the
/// functions, properties … whose kind `that` names. A type includes all its extensions in the
/// project.
package struct DeclarationsRule: RuleKind {
  package static let word = "declarations"
  package static let summary = "types and members have the required names, forms and qualities"
  package static let judges = RuleSubject.nothingWritten
  package static let options: [any DeclaredOption] = [components, that, nested, should, shouldNot]

  package static let components = RuleOption<[ComponentReference]>.components(
    "in", "The components whose declarations are judged; all by default.")
  package static let that = RuleOption<Selector?>.selector(
    "that", "Which declarations are judged; the outermost types by default.")
  package static let nested = RuleOption<Bool>.flag(
    "nested", "Types inside of other types are judged as well.")
  package static let should = RuleOption<[any DeclarationCondition]>.conditions(
    "should", DeclarationConditions.should, "The qualities that each declaration must have.")
  static let shouldNot = RuleOption<[any DeclarationCondition]>.conditions(
    "should-not", DeclarationConditions.shouldNot, "The qualities that no declaration may have.")

  package let components: [ComponentReference]
  package let asked: DeclarationSelection.Scope
  package let conditions: [any DeclarationCondition]

  package init(_ fields: Fields) {
    components = fields[Self.components]
    asked = DeclarationSelection.Scope(
      that: fields[Self.that], includesNested: fields[Self.nested])
    let should = fields[Self.should]
    let shouldNot = fields[Self.shouldNot]
    conditions = should + shouldNot
    if fields[Self.should.key] == nil, fields[Self.shouldNot.key] == nil {
      fields.log.report(
        FieldError.needsOneOf([Self.should.key, Self.shouldNot.key], owner: fields.owner),
        at: fields.mark)
    }
    for (left, right) in should.flatMap({ left in shouldNot.map { (left, $0) } }) {
      guard let text = left.contradicts(right) else { continue }
      fields.log.report(
        FieldError.sameOnBothSides(text, first: Self.should.key, second: Self.shouldNot.key),
        at: right.mark)
    }
  }

  package var references: [ComponentReference] { components + conditions.flatMap(\.references) }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let judged =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    let selection = DeclarationSelection(
      scope.graph, scope.components, of: components.isEmpty ? nil : judged, asked)
    return Bound(
      judged: judged, isLimited: !components.isEmpty, mark: scope.mark, selection: selection,
      components: components, conditions: conditions)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let isLimited: Bool
    package let mark: Mark
    package let selection: DeclarationSelection
    /// The components whose declarations are judged, as written in the rules file.
    package let components: [ComponentReference]
    package let conditions: [any DeclarationCondition]

    package func breaches(in context: RuleContext) -> [any Breach] {
      conditions.flatMap { condition in
        condition.breaches(
          by: selection.declarations.filter { condition.concerns($0.kind) }, in: context)
      }
    }

    package func canFail(among filled: [ComponentID]) -> Bool {
      (!isLimited || !Set(judged).isDisjoint(with: filled))
        && conditions.contains { condition in
          selection.declarations.contains { condition.concerns($0.kind) }
        }
    }

    package var vacuity: [Vacuity] {
      if let dead = selection.deadTest {
        return [
          .option(DeclarationsError.partMatchesNothing(dead.test.text, of: "that"), at: dead.mark)
        ]
      }
      guard !selection.declarations.isEmpty else {
        let error: DeclarationsError =
          selection.leavesOutNested
          ? .onlyNestedTypes : .nothingJudged(selects: selection.scope.that != nil)
        return [.option(error, at: mark)]
      }
      return conditions.compactMap { condition in
        if selection.declarations.contains(where: { condition.concerns($0.kind) }) { return nil }
        let kinds = DeclarationKind.inRules.filter(condition.concerns).map(\.word)
        let error = RuleError.optionCannotFail(
          condition.key,
          why: "it concerns \(list(kinds, last: "or")) declarations, and none is judged")
        return .option(error, at: condition.mark)
      }
    }
  }
}

/// The reasons why a rule has nothing to judge.
enum DeclarationsError: DescribedError {
  case partMatchesNothing(String, of: String)
  case nothingJudged(selects: Bool)
  case onlyNestedTypes

  var message: String {
    switch self {
    case .partMatchesNothing(let selector, let key):
      "'\(selector)' in '\(key)' matches nothing; correct it or set "
        + "'may-be-empty: true'"
    case .nothingJudged(let selects):
      selects
        ? "no declaration of these components matches 'that'; correct it or set "
          + "'may-be-empty: true'"
        : "these components declare no types; select the judged declarations with 'that: { kind: … }', or "
          + "set 'may-be-empty: true'"
    case .onlyNestedTypes:
      "all declarations that the rule concerns are inside of other types; set 'nested: true' to judge them, "
        + "or 'may-be-empty: true'"
    }
  }
}
