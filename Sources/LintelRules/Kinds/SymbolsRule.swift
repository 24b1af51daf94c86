import LintelGraph

/// `symbols`: code must not mention certain types, functions and members, in or outside the
/// project.
///
/// A type may mention its own members.
struct SymbolsRule: RuleKind {
  static let word = "symbols"
  static let summary = "code does not mention certain types, functions or members"
  static let judges = RuleSubject.mentions
  static let options: [any DeclaredOption] = [deny, components, outside]

  static let deny = RuleOption<[SymbolPattern]>(
    key: "deny", shape: .names, isRequired: true,
    summary: "What must not be mentioned, such as '*.shared' or 'UserDefaults.standard'."
  ) { $0.symbols($1) }
  static let components = RuleOption<[ComponentReference]>.components(
    "in", "Whose code is judged; all by default.")
  static let outside = RuleOption<[ComponentReference]>.components(
    "outside", "Whose code may mention it all the same.")

  let deny: [SymbolPattern]
  let components: [ComponentReference]
  let outside: [ComponentReference]

  init(_ fields: Fields) {
    deny = fields[Self.deny]
    components = fields[Self.components]
    outside = fields[Self.outside]
    fields.reportSameOnBothSides("in", components, "outside", outside)
  }

  var references: [ComponentReference] { components + outside }
  var mentioned: [SymbolPattern] { deny }

  func bind(to scope: RuleScope) -> any BoundRule {
    let exempt = scope.components.components(of: outside)
    let named =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    return BoundSymbols(
      judged: named.filter { !exempt.contains($0) }, judgesAllCode: components.isEmpty,
      exempt: exempt, deny: deny,
      reason: Reason(owners: exempt.map { scope.components.name(of: $0) }))
  }

  struct Reason: BreachReason {
    /// Names of the components that may.
    let owners: [String]

    func message(_ parts: BreachWords) -> String {
      let verb = parts.reference == .static ? "uses" : parts.reference.verb
      let who =
        owners.isEmpty
        ? "it must not" : "only \(list(owners.map(quoted), last: "and", limit: 3)) may"
      return "\(parts.fromWords) \(verb) \(parts.toWords), which \(who)"
    }

    func remedy(_ parts: BreachWords) -> String {
      let owner =
        owners.isEmpty ? "code that may use it" : list(owners, last: "or", limit: 3)
      let isValue = parts.reference == .static || parts.reference == .construct
      guard isValue, let handing = parts.handing else {
        return "do without \(parts.to) here, or move what needs it to \(owner)"
      }
      let verb = parts.reference == .construct ? "create" : "get"
      return "let \(owner) \(verb) \(parts.to), and \(handing)"
    }
  }
}

/// A rule on what is mentioned, bound to the components of a project.
private struct BoundSymbols: BoundRule {
  let judged: [ComponentID]
  let judgesAllCode: Bool
  let exempt: [ComponentID]
  let deny: [SymbolPattern]
  let reason: SymbolsRule.Reason

  /// Code in no component is judged as well.
  func canFail(among filled: [ComponentID]) -> Bool {
    judgesAllCode || !Set(judged).isDisjoint(with: filled)
  }

  func breaches(in context: RuleContext) -> [Breach] {
    (context.graph.mentions ?? []).indices.compactMap { position in
      let mention = (context.graph.mentions ?? [])[position]
      let from = context.components.membership(of: mention.from)
      guard isJudged(from), !isOwn(mention, context),
        let match = deny.lazy.compactMap({ $0.match(mention, in: context.graph) }).first
      else { return nil }
      return Breach(
        subject: .mention(position, match), from: from.all.first(where: judged.contains),
        reason: reason)
    }
  }

  func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }

  private func isJudged(_ membership: Membership) -> Bool {
    !membership.all.contains(where: exempt.contains)
      && (judgesAllCode || membership.all.contains(where: judged.contains))
  }

  /// Whether a type mentions what belongs to it.
  private func isOwn(_ mention: Mention, _ context: RuleContext) -> Bool {
    mention.head >= 0 && context.subject(of: mention.head) == context.subject(of: mention.from)
  }

  /// One mention of each symbol in the first type of each component, and in code of none.
  func proposals(in context: RuleContext) -> [ProposedBreach] {
    let graph = context.graph
    let users = graph.declarations.indices.map(DeclarationID.init).filter { declaration in
      let kind = graph.declarations[Int(declaration)].kind
      return kind.isNominalType && kind != .protocol
        && graph.outermost(of: declaration) == declaration
        && isJudged(context.components.membership(of: declaration))
    }
    let byComponent = Dictionary(grouping: users) {
      context.components.membership(of: $0).all.first(where: judged.contains)
    }
    return byComponent.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap { _, users in
      deny.compactMap { pattern -> ProposedBreach? in
        users.first { user in
          let components = context.components.membership(of: user).all
          return !hides(pattern, user, in: context)
            && !context.isExcused { $0.covers(pattern, by: components) }
        }.map { user in
          ProposedBreach(
            change: .code("func lintelProof() { _ = \(pattern.example) }", in: user),
            summary: "'\(graph.qualifiedName(of: user))' mentions '\(pattern.example)'")
        }
      }
    }
  }

  /// Whether the name with which a mention begins is that of a member in a type, which it means
  /// there.
  private func hides(
    _ pattern: SymbolPattern, _ type: DeclarationID, in context: RuleContext
  ) -> Bool {
    let graph = context.graph
    let supertypes = graph.allSupertypes(of: type).map(\.declaration).filter { $0 >= 0 }
    let head = pattern.example.prefix { $0 != "." && $0 != "(" }
    return ([type] + supertypes).flatMap(context.typeParts.members).contains {
      graph.text(of: graph.declarations[Int($0)].name) == head
    }
  }
}

extension SymbolPattern {
  /// Code that mentions what the pattern means, and nothing that the project has.
  fileprivate var example: String {
    let last = names.count - 1
    var code = names.indices.map { index in
      let name = names[index].text
      if name == "*" { return index < last ? "LintelProof" : "lintelProof" }
      return name.map { $0 == "*" || $0 == "?" ? "x" : String($0) }.joined()
    }.joined(separator: ".")
    if case .labels(let labels) = arguments {
      code += "(" + labels.map { $0 == "_" ? "0" : "\($0): 0" }.joined(separator: ", ") + ")"
    } else if arguments != nil || names[last].text == "init" {
      code += "()"
    }
    return code
  }
}
