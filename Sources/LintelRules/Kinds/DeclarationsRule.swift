import LintelGraph

/// `declarations`: what is declared meets conditions that it can meet or miss by itself.
///
/// Judged are the outermost types of the components, with `nested` all types, and the functions,
/// properties … that `that` asks for by kind. A type is its declaration and all its extensions in
/// the project.
struct DeclarationsRule: RuleKind {
  static let word = "declarations"
  static let summary = "types and members are named, built and kept as they should be"
  static let judges = RuleSubject.nothingWritten
  static let options: [any DeclaredOption] = [components, that, nested, should, shouldNot]

  static let components = RuleOption<[ComponentReference]>.components(
    "in", "Whose declarations are judged; all by default.")
  static let that = RuleOption<Selector?>.selector(
    "that", "Which of them; the outermost types by default.")
  static let nested = RuleOption<Bool>.flag(
    "nested", "Types inside of other types are judged as well.")
  static let should = RuleOption<[any DeclarationCondition]>.conditions(
    "should", DeclarationConditions.should, "What each of them must be or have.")
  static let shouldNot = RuleOption<[any DeclarationCondition]>.conditions(
    "should-not", DeclarationConditions.shouldNot, "What none of them may be or have.")

  let components: [ComponentReference]
  let asked: DeclarationSelection.Scope
  let conditions: [any DeclarationCondition]

  init(_ fields: Fields) {
    components = fields[Self.components]
    asked = DeclarationSelection.Scope(
      that: fields[Self.that], includesNested: fields[Self.nested])
    let should = fields[Self.should]
    let shouldNot = fields[Self.shouldNot]
    conditions = should + shouldNot
    if fields[Self.should.key] == nil, fields[Self.shouldNot.key] == nil {
      fields.log.report(
        .needsOneOf([Self.should.key, Self.shouldNot.key], owner: fields.owner), at: fields.mark)
    }
    for (left, right) in should.flatMap({ left in shouldNot.map { (left, $0) } }) {
      guard let text = left.contradicts(right) else { continue }
      fields.log.report(
        .sameOnBothSides(text, first: Self.should.key, second: Self.shouldNot.key),
        at: right.mark)
    }
  }

  var references: [ComponentReference] { components + conditions.flatMap(\.references) }

  func bind(to scope: RuleScope) -> any BoundRule {
    let judged =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    let selection = DeclarationSelection(
      scope.graph, scope.components, of: components.isEmpty ? nil : judged, asked)
    return Bound(
      judged: judged, isLimited: !components.isEmpty, mark: scope.mark, selection: selection,
      conditions: conditions,
      check: SpecimenCheck(components: components, asked: asked))
  }

  private struct Bound: BoundRule {
    let judged: [ComponentID]
    let isLimited: Bool
    let mark: Mark
    let selection: DeclarationSelection
    let conditions: [any DeclarationCondition]
    let check: SpecimenCheck

    func breaches(in context: RuleContext) -> [Breach] {
      conditions.flatMap { condition in
        condition.breaches(
          by: selection.declarations.filter { condition.concerns($0.kind) }, in: context)
      }
    }

    /// For each condition one declaration per component, if possible one that meets it.
    func proposals(in context: RuleContext) -> [ProposedBreach] {
      conditions.flatMap { condition -> [ProposedBreach] in
        let concerned = selection.declarations.filter { condition.concerns($0.kind) }
        let failing = Set(
          condition.breaches(by: concerned, in: context).compactMap { breach -> DeclarationID? in
            if case .condition(_, let id, _) = breach.subject { id } else { nil }
          })
        let sorted =
          concerned.filter { !failing.contains($0.id) }
          + concerned.filter { failing.contains($0.id) }
        return Dictionary(grouping: sorted, by: \.component).sorted {
          ($0.key ?? -1) < ($1.key ?? -1)
        }
        .flatMap { _, declarations in
          declarations.prefix(Self.triedCount).lazy
            .map { condition.proposals(for: $0, in: context, check) }
            .first { !$0.isEmpty } ?? []
        }
      }
    }

    /// How many declarations of a component are tried, of which one mostly does.
    private static let triedCount = 10

    func canFail(among filled: [ComponentID]) -> Bool {
      (!isLimited || !Set(judged).isDisjoint(with: filled))
        && conditions.contains { condition in
          selection.declarations.contains { condition.concerns($0.kind) }
        }
    }

    var idleness: [Idleness] {
      if let dead = selection.deadTest {
        return [.option(.partMatchesNothing(dead.test.text, of: "that"), at: dead.mark)]
      }
      guard !selection.declarations.isEmpty else {
        let fault: ConfigurationFault =
          selection.leavesOutNested
          ? .onlyNestedTypes : .nothingJudged(selects: selection.scope.that != nil)
        return [.option(fault, at: mark)]
      }
      return conditions.compactMap { condition in
        if selection.declarations.contains(where: { condition.concerns($0.kind) }) { return nil }
        let kinds = DeclarationKind.allCases.filter(condition.concerns).map(\.word)
        let fault = ConfigurationFault.optionCannotFail(
          condition.key,
          why: "it is about \(list(kinds, last: "or")) declarations, and none is judged")
        return .option(fault, at: condition.mark)
      }
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}
