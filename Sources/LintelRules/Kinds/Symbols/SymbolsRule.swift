import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText

/// `symbols`: code must not use certain types, functions and members, in or outside of the project.
///
/// Code may use everything that is declared in the same outermost type.
package struct SymbolsRule: RuleKind {
  package static let word = "symbols"
  package static let summary = "code does not use certain types, functions or members"
  package static let judges = RuleSubject.symbolUses
  package static let options: [any DeclaredOption] = [deny, components, outside, that]

  package static let deny = RuleOption<[SymbolPattern]>(
    key: "deny", shape: .names, isRequired: true,
    summary: "The symbols that must not be used, such as '*.shared' or 'UserDefaults.standard'."
  ) { $0.symbols($1) }
  package static let components = RuleOption<[ComponentReference]>.components(
    "in", "The components whose code is judged; all by default.")
  package static let outside = RuleOption<[ComponentReference]>.components(
    "outside", "The components whose code may use them nevertheless.")
  package static let that = RuleOption<SymbolSorts>.sorts(
    "that", "The required declaration of a symbol, such as 'kind: [var, let]'; any by default.")

  package let deny: [SymbolPattern]
  package let components: [ComponentReference]
  package let outside: [ComponentReference]
  package let sorts: SymbolSorts

  package init(_ fields: Fields) {
    deny = fields[Self.deny]
    components = fields[Self.components]
    outside = fields[Self.outside]
    sorts = fields[Self.that]
    fields.reportSameOnBothSides("in", components, "outside", outside)
  }

  package var references: [ComponentReference] { components + outside }
  package var symbols: [SymbolPattern] { deny }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let exempt = scope.components.components(of: outside)
    let named =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    return BoundSymbols(
      judged: named.filter { !exempt.contains($0) }, judgesAllCode: components.isEmpty,
      exempt: exempt, deny: deny, sorts: sorts,
      reason: Reason(owners: exempt.map { scope.components.name(of: $0) }))
  }

  package struct Reason: BreachReason {
    /// The names of the components that may use the symbol.
    package let owners: [String]

    package func message(_ parts: BreachWords) -> String {
      let verb = parts.reference == .static ? "uses" : parts.reference.verb
      let who =
        owners.isEmpty
        ? "it must not" : "only \(list(owners.map(quoted), last: "and", limit: 3)) may"
      return "\(parts.fromWords) \(verb) \(parts.toWords), which \(who)"
    }

    package func remedy(_ parts: BreachWords) -> String {
      let owner =
        owners.isEmpty ? "code that may use it" : list(owners, last: "or", limit: 3)
      // A type whose static members are used cannot be passed as an argument.
      let isType =
        lastSegment(of: parts.to).first?.isUppercase == true || !parts.to.contains(".")
      guard parts.reference == .construct || parts.reference == .static && !isType,
        let handing = parts.handing
      else {
        return "do without \(parts.to) here, or move the code that needs it to \(owner)"
      }
      let verb = parts.reference == .construct ? "create" : "get"
      return "let \(owner) \(verb) \(parts.to), and \(handing)"
    }
  }
}

/// A `symbols` rule bound to the components of a project.
package struct BoundSymbols: BoundRule {
  package let judged: [ComponentID]
  let judgesAllCode: Bool
  let exempt: [ComponentID]
  package let deny: [SymbolPattern]
  package let sorts: SymbolSorts
  package let reason: SymbolsRule.Reason
  private let isExempt: Set<ComponentID>
  private let isNamed: Set<ComponentID>
  /// The indices of patterns, by a literal name that is part of everything they match.
  private let patternsByName: [String: [Int]]
  /// The indices of patterns without such a name.
  private let openPatterns: [Int]

  init(
    judged: [ComponentID], judgesAllCode: Bool, exempt: [ComponentID], deny: [SymbolPattern],
    sorts: SymbolSorts, reason: SymbolsRule.Reason
  ) {
    self.judged = judged
    self.judgesAllCode = judgesAllCode
    self.exempt = exempt
    self.deny = deny
    self.sorts = sorts
    self.reason = reason
    isExempt = Set(exempt)
    isNamed = Set(judged)
    let literals = deny.map { pattern in
      pattern.names.filter { $0.isLiteral && $0.text != "init" }.map(\.text)
    }
    var uses: [String: Int] = [:]
    for name in literals.joined() { uses[name, default: 0] += 1 }
    var open: [Int] = []
    var named: [String: [Int]] = [:]
    for (position, names) in literals.enumerated() {
      // The rarest name is the best key: many patterns end in `shared`, but the types differ.
      if let rarest = names.min(by: { uses[$0, default: 0] < uses[$1, default: 0] }) {
        named[rarest, default: []].append(position)
      } else {
        open.append(position)
      }
    }
    openPatterns = open
    patternsByName = named
  }

  /// Whether the rule can fail. Without `in` it judges code in no component as well.
  package func canFail(among filled: [ComponentID]) -> Bool {
    judgesAllCode || !Set(judged).isDisjoint(with: filled)
  }

  package func breaches(in context: RuleContext) -> [any Breach] {
    var isWrittenFound = false
    return (context.graph.symbolUses ?? []).indices.compactMap { position in
      let use = (context.graph.symbolUses ?? [])[position]
      // This use repeats the last one with the name of a supertype, and the last one is a breach
      // already.
      if use.isInherited, isWrittenFound { return nil }
      if !use.isInherited { isWrittenFound = false }
      let from = context.components.membership(of: use.from)
      guard isJudged(from), !isOwn(use, context),
        let match = match(use, in: context.graph)
      else { return nil }
      isWrittenFound = true
      return SymbolUseBreach(
        position: position, match: match, from: from.all.first(where: isNamed.contains),
        reason: reason)
    }
  }

  /// Returns the part of a use that a pattern denies, preferably a match whose labels are known;
  /// `nil` if no pattern matches.
  private func match(_ use: SymbolUse, in graph: DependencyGraph) -> SymbolMatch? {
    var candidates = Set(openPatterns)
    for part in use.parts {
      candidates.formUnion(patternsByName[graph.matchedText(of: part.name)] ?? [])
    }
    var unsure: SymbolMatch?
    for pattern in candidates.sorted() {
      guard let match = deny[pattern].match(use, in: graph), sorts.contains(match, of: use) else {
        continue
      }
      if !match.isHandedOn { return match }
      unsure = unsure ?? match
    }
    return unsure
  }

  package func isJudged(_ membership: Membership) -> Bool {
    !membership.all.contains(where: isExempt.contains)
      && (judgesAllCode || membership.all.contains(where: isNamed.contains))
  }

  /// Whether the use begins with a declaration in the same outermost type as the code.
  private func isOwn(_ use: SymbolUse, _ context: RuleContext) -> Bool {
    use.head.map { context.subject(of: $0) == context.subject(of: use.from) } ?? false
  }
}
