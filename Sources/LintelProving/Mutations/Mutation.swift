import LintelFindings
import LintelGraph
import LintelJudging
import LintelVocabulary

/// A minimal change of the sources that would break a rule, and that the rule must then find.
package struct Mutation: Sendable {
  /// The largest number of mutations of one rule that are tried.
  package static let mostTried = 200

  /// A change of the text.
  package enum Change: Sendable {
    /// A use of one declaration by another, with a reference of the given kind.
    case reference(from: DeclarationID, to: DeclarationID, ReferenceKind)
    /// `import M`, with the attribute or access level before it, e.g. `@testable` or `public`.
    case importing(FileID, module: String, prefix: String = "")
    /// Members, or statements, inside the body of a declaration; for a file's scope, at its end.
    case code(String, in: DeclarationID)
    /// Letters that are inserted before names in the sources, so that the names mean nothing.
    case misspelling([WrittenName])
    /// A new file; its path is relative to the root of the check.
    case file(path: String, text: String)
  }

  /// The location that the finding must have, possibly beside others.
  package enum Expectation: Sendable {
    /// A location in the changed text.
    case atChange
    /// The location of the name of a declaration that existed before the change.
    case atDeclaration(DeclarationID)
    /// The given location, in a file that no mutation changes, e.g. a manifest or a diagram.
    case at(SourceLocation)
  }

  /// A use of a name, given by its start.
  package struct WrittenName: Hashable, Sendable {
    package let file: FileID
    /// UTF-8 offset in the file.
    package let offset: UInt32
  }

  package let change: Change
  package let expectation: Expectation
  /// Further changes without which this change would break nothing, such as the rest of a chain.
  package var preparations: [Change]
  /// The effect of the change, in words: lower-case start, no full stop, names in single quotes.
  package let summary: String

  package init(
    change: Change, expectation: Expectation = .atChange, preparations: [Change] = [],
    summary: String
  ) {
    self.change = change
    self.expectation = expectation
    self.preparations = preparations
    self.summary = summary
  }
}

extension Mutation {
  /// The largest number of members or uses that are added to pass one bound. More would not be a
  /// minimal change, and might need too much memory.
  static let additionLimit = 100_000

  /// Returns the number of additions that are needed to pass a bound, at least one; `nil` if that
  /// is too many.
  package static func additions(past bound: Double, from count: Int) -> Int? {
    let missing = bound - Double(count) + 1
    return missing <= Double(additionLimit) ? max(Int(missing), 1) : nil
  }

  /// Returns the functions that are needed to pass a bound, each in one line; `nil` if they are too
  /// many.
  package static func functions(past bound: Double, from count: Int) -> [String]? {
    additions(past: bound, from: count).map { missing in
      (1...missing).map { "func lintelProof\($0)() {}" }
    }
  }
}

extension Mutation.Change {
  /// The largest number of uses that one change misspells.
  static let misspellingLimit = 50

  /// Returns a change that removes references; `nil` if there are none, or too many for a minimal
  /// change.
  static func misspelling(_ edges: some Sequence<Edge>) -> Self? {
    let names = Set(edges.map { Mutation.WrittenName(file: $0.file, offset: $0.offset) })
    guard !names.isEmpty, names.count <= misspellingLimit else { return nil }
    return .misspelling(names.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) })
  }
}
