import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// Something that a declaration is or has by itself, whether it should or not.
package protocol Quality: Sendable {
  static var option: any DeclaredOption { get }

  /// `nil` when nothing, or something wrong, is written.
  init?(_ fields: Fields)

  /// What of it is there, in the words of a message; `nil` if the declaration does not have it.
  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String?

  /// What is wrong with a declaration that does not have it.
  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming
  /// What is wrong with a declaration that has it.
  func excess(_ found: String) -> Shortcoming

  /// What may be written for it, each by itself.
  var texts: [String] { get }
}

/// A quality that declarations should have.
package struct Wanted<Q: Quality>: DeclarationCondition {
  package static var option: any DeclaredOption { Q.option }

  package let quality: Q
  package let mark: Mark

  package init?(_ fields: Fields) {
    guard let quality = Q(fields) else { return nil }
    self.quality = quality
    mark = fields.mark(of: Q.option.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { true }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    declarations.compactMap { declaration in
      guard quality.found(in: declaration.id, context.graph) == nil else { return nil }
      return DeclarationBreach(
        declaration.id, fails: key, at: declaration.id, of: declaration.component,
        reason: quality.lack(in: declaration.id, context.graph))
    }
  }

  package func contradicts(_ other: any DeclarationCondition) -> String? {
    guard let other = other as? Unwanted<Q> else { return nil }
    return quality.texts.first(where: other.quality.texts.contains)
  }
}

/// A quality that declarations should not have.
package struct Unwanted<Q: Quality>: DeclarationCondition {
  package static var option: any DeclaredOption { Q.option }

  package let quality: Q
  package let mark: Mark

  package init?(_ fields: Fields) {
    guard let quality = Q(fields) else { return nil }
    self.quality = quality
    mark = fields.mark(of: Q.option.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { true }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    declarations.compactMap { declaration in
      guard let found = quality.found(in: declaration.id, context.graph) else { return nil }
      return DeclarationBreach(
        declaration.id, fails: "not " + key, at: declaration.id, of: declaration.component,
        reason: quality.excess(found))
    }
  }
}
