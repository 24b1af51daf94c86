import LintelGraph

/// Declarations, types with all their extensions, have at most so many lines of code.
struct LineLimit: DeclarationCondition {
  static let limit = RuleOption<Located<Int>?>.number(
    "max-lines", "It has at most so many lines of code; a type with all its extensions.")
  static var option: any DeclaredOption { limit }

  let limit: Int
  let mark: Mark

  init?(_ fields: Fields) {
    guard let limit = fields[Self.limit] else { return nil }
    self.limit = limit.value
    mark = fields.mark(of: Self.limit.key)
  }

  func concerns(_ kind: DeclarationKind) -> Bool { true }

  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach] {
    return declarations.compactMap { declaration in
      let count = context.lineCount(of: declaration.id)
      guard count > limit else { return nil }
      return Breach(
        subject: .condition(key, of: declaration.id, at: declaration.id),
        from: declaration.component,
        reason: Shortcoming(
          statement: "has \(counted(count, "line")) of code; at most \(limit) are allowed",
          remedy: "split it along what changes together"))
    }
  }

  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach] {
    let count = context.lineCount(of: declaration.id)
    return context.proposals(past: limit, from: count, of: declaration)
  }
}

/// Types, with all their extensions, have at most so many members.
struct MemberLimit: DeclarationCondition {
  static let limit = RuleOption<Located<Int>?>.number(
    "max-members",
    "A type has at most so many functions, properties, initializers, subscripts and cases.")
  static var option: any DeclaredOption { limit }

  let limit: Int
  let mark: Mark

  init?(_ fields: Fields) {
    guard let limit = fields[Self.limit] else { return nil }
    self.limit = limit.value
    mark = fields.mark(of: Self.limit.key)
  }

  func concerns(_ kind: DeclarationKind) -> Bool { kind.isNominalType || kind == .extension }

  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach] {
    return declarations.compactMap { declaration in
      let count = context.typeParts.memberCount(of: declaration.id)
      guard count > limit else { return nil }
      return Breach(
        subject: .condition(key, of: declaration.id, at: declaration.id),
        from: declaration.component,
        reason: Shortcoming(
          statement: "has \(counted(count, "member")); at most \(limit) are allowed",
          remedy: "split it along what changes together"))
    }
  }

  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach] {
    let count = context.typeParts.memberCount(of: declaration.id)
    return context.proposals(past: limit, from: count, of: declaration)
  }
}

extension RuleContext {
  /// Lines, each of them a member, in something that has a body, past a limit.
  fileprivate func proposals(
    past limit: Int, from count: Int, of declaration: JudgedDeclaration
  ) -> [ProposedBreach] {
    let isType = declaration.kind.isNominalType || declaration.kind == .extension
    guard isType || declaration.kind == .function,
      let lines = ProposedBreach.functions(past: Double(limit), from: count)
    else { return [] }
    return [
      ProposedBreach(
        change: .code(lines.joined(separator: "\n"), in: declaration.id),
        expectation: .atDeclaration(declaration.id),
        summary: "adds \(LintelRules.counted(lines.count, "function")) to "
          + "'\(graph.qualifiedName(of: declaration.id))'")
    ]
  }
}
