import LintelGraph

/// A minimal change of the sources that would break a rule, and that the rule must then find.
package struct ProposedBreach: Sendable {
  /// What is written where.
  package enum Change: Sendable {
    /// A mention of one declaration by another, in a way that has the kind given.
    case reference(from: DeclarationID, to: DeclarationID, ReferenceKind)
    /// `import M`, with what is written before it: `@testable`, `public`; or nothing.
    case importing(FileID, module: String, prefix: String = "")
    /// Members, or statements, inside the body of a declaration; for a file's scope at its end.
    case code(String, in: DeclarationID)
    /// A file that is not there yet; its path is relative to the root of the check.
    case file(path: String, text: String)
  }

  /// Where the finding must be.
  package enum Expectation: Sendable {
    /// One of its places lies in what was written.
    case atChange
    /// One of its places is the name of a declaration that was there before.
    case atDeclaration(DeclarationID)
  }

  package let change: Change
  package var expectation = Expectation.atChange
  /// What is written besides, without which the change would break nothing: the rest of a chain.
  package var preparations: [Change] = []
  /// What the change does, in words: lower-case start, no full stop, names in single quotes.
  package let summary: String
}
