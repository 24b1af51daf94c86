import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A quality of a single declaration that a rule can require or forbid.
package protocol Quality: Sendable {
  static var option: any DeclaredOption { get }

  /// Reads the quality; `nil` if its key is missing or has a wrong value.
  init?(_ fields: Fields)

  /// Returns the property that gives a declaration the quality, in the words of a message:
  /// `private`, `a class`, the name of a supertype; `nil` if the declaration does not have the
  /// quality.
  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String?

  /// Returns the shortcoming of a declaration that does not have the quality.
  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming
  /// Returns the shortcoming of a declaration that has the quality, given the result of
  /// ``found(in:_:)``.
  func excess(_ found: String) -> Shortcoming

  /// The accepted values, each as written in the rules file.
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
