import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The condition that declarations have at most a number of lines of code: `max-lines: 300`. A type
/// includes all its extensions.
package struct LineLimit: DeclarationCondition {
  package static let limit = RuleOption<Located<Int>?>.number(
    "max-lines", "The most lines of code of a declaration; of a type, with all its extensions.")
  package static var option: any DeclaredOption { limit }

  package let limit: Int
  package let mark: Mark

  package init?(_ fields: Fields) {
    guard let limit = fields[Self.limit] else { return nil }
    self.limit = limit.value
    mark = fields.mark(of: Self.limit.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { true }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    return declarations.compactMap { declaration in
      let count = context.lineCount(of: declaration.id)
      guard count > limit else { return nil }
      return DeclarationBreach(
        declaration.id, fails: key, at: declaration.id, of: declaration.component,
        reason: Shortcoming(
          statement: "has \(counted(count, "line")) of code; at most \(limit) are allowed",
          remedy: "split it into parts that change independently"))
    }
  }
}

/// The condition that types have at most a number of members: `max-members: 20`. A type includes
/// all its extensions.
package struct MemberLimit: DeclarationCondition {
  package static let limit = RuleOption<Located<Int>?>.number(
    "max-members",
    "The most functions, properties, initializers, subscripts and cases of a type.")
  package static var option: any DeclaredOption { limit }

  package let limit: Int
  package let mark: Mark

  package init?(_ fields: Fields) {
    guard let limit = fields[Self.limit] else { return nil }
    self.limit = limit.value
    mark = fields.mark(of: Self.limit.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool {
    kind.isNominalType || kind == .extension
  }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    return declarations.compactMap { declaration in
      let count = context.typeParts.memberCount(of: declaration.id)
      guard count > limit else { return nil }
      return DeclarationBreach(
        declaration.id, fails: key, at: declaration.id, of: declaration.component,
        reason: Shortcoming(
          statement: "has \(counted(count, "member")); at most \(limit) are allowed",
          remedy: "split it into parts that change independently"))
    }
  }
}
