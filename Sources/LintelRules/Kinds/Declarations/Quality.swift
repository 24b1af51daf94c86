import LintelGraph

/// Something that a declaration is or has by itself, whether it should or not.
protocol Quality: Sendable {
  static var option: any DeclaredOption { get }

  /// `nil` when nothing, or something wrong, is written.
  init?(_ fields: Fields)

  /// What of it is there, in the words of a message; `nil` if the declaration does not have it.
  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String?

  /// What is wrong with a declaration that does not have it.
  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming
  /// What is wrong with a declaration that has it.
  func excess(_ found: String) -> Shortcoming

  /// Specimens like one, with the quality or without it.
  func variants(of specimen: Specimen, having: Bool) -> [Specimen]

  /// What may be written for it, each by itself.
  var texts: [String] { get }
}

/// A quality that declarations should have.
struct Wanted<Q: Quality>: DeclarationCondition {
  static var option: any DeclaredOption { Q.option }

  let quality: Q
  let mark: Mark

  init?(_ fields: Fields) {
    guard let quality = Q(fields) else { return nil }
    self.quality = quality
    mark = fields.mark(of: Q.option.key)
  }

  func concerns(_ kind: DeclarationKind) -> Bool { true }

  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach] {
    declarations.compactMap { declaration in
      guard quality.found(in: declaration.id, context.graph) == nil else { return nil }
      return Breach(
        subject: .condition(key, of: declaration.id, at: declaration.id),
        from: declaration.component, reason: quality.lack(in: declaration.id, context.graph))
    }
  }

  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach] {
    let specimen = Specimen(like: declaration, in: context.graph)
    let found = context.proposal(
      quality.variants(of: specimen, having: false), check,
      breaking: "does not have the '\(key)' that it should")
    return found.map { [$0] } ?? []
  }

  func contradicts(_ other: any DeclarationCondition) -> String? {
    guard let other = other as? Unwanted<Q> else { return nil }
    return quality.texts.first(where: other.quality.texts.contains)
  }
}

/// A quality that declarations should not have.
struct Unwanted<Q: Quality>: DeclarationCondition {
  static var option: any DeclaredOption { Q.option }

  let quality: Q
  let mark: Mark

  init?(_ fields: Fields) {
    guard let quality = Q(fields) else { return nil }
    self.quality = quality
    mark = fields.mark(of: Q.option.key)
  }

  func concerns(_ kind: DeclarationKind) -> Bool { true }

  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach] {
    declarations.compactMap { declaration in
      guard let found = quality.found(in: declaration.id, context.graph) else { return nil }
      return Breach(
        subject: .condition("not " + key, of: declaration.id, at: declaration.id),
        from: declaration.component, reason: quality.excess(found))
    }
  }

  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach] {
    let specimen = Specimen(like: declaration, in: context.graph)
    let found = context.proposal(
      quality.variants(of: specimen, having: true), check,
      breaking: "has the '\(key)' that it should not")
    return found.map { [$0] } ?? []
  }
}
