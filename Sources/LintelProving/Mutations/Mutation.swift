import LintelFindings
import LintelGraph
import LintelJudging
import LintelVocabulary

/// A minimal change of the sources that would break a rule, and that the rule must then find.
package struct Mutation: Sendable {
  /// How many mutations of one rule are tried.
  package static let mostTried = 200

  /// What is written where.
  package enum Change: Sendable {
    /// A use of one declaration by another, in a way that has the kind given.
    case reference(from: DeclarationID, to: DeclarationID, ReferenceKind)
    /// `import M`, with what is written before it: `@testable`, `public`; or nothing.
    case importing(FileID, module: String, prefix: String = "")
    /// Members, or statements, inside the body of a declaration; for a file's scope at its end.
    case code(String, in: DeclarationID)
    /// Names that are written somewhere get another letter or more, so that they mean nothing.
    case misspelling([WrittenName])
    /// A file that is not there yet; its path is relative to the root of the check.
    case file(path: String, text: String)
  }

  /// Where the finding must be.
  package enum Expectation: Sendable {
    /// One of its places lies in what was written.
    case atChange
    /// One of its places is the name of a declaration that was there before.
    case atDeclaration(DeclarationID)
    /// One of its places is in a file that is no source, such as a manifest.
    case at(SourceLocation)
  }

  /// A use of a name, by where it begins.
  package struct WrittenName: Hashable, Sendable {
    package let file: FileID
    /// UTF-8 offset in the file.
    package let offset: UInt32
  }

  package let change: Change
  package let expectation: Expectation
  /// What is written besides, without which the change would break nothing: the rest of a chain.
  package var preparations: [Change]
  /// What the change does, in words: lower-case start, no full stop, names in single quotes.
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
  /// The most things that are added to pass one bound: what takes more is no minimal change, and
  /// might take more memory than there is.
  static let additionLimit = 100_000

  /// How many more things it takes to pass a bound, at least one; `nil` if that is too many.
  package static func additions(past bound: Double, from count: Int) -> Int? {
    let missing = bound - Double(count) + 1
    return missing <= Double(additionLimit) ? max(Int(missing), 1) : nil
  }

  /// As many new functions, each on a line of its own.
  package static func functions(past bound: Double, from count: Int) -> [String]? {
    additions(past: bound, from: count).map { missing in
      (1...missing).map { "func lintelProof\($0)() {}" }
    }
  }
}

extension Mutation.Change {
  /// The most uses that are misspelt to break one thing.
  static let misspellingLimit = 50

  /// Makes references go away; `nil` if there are none, or too many to call that a minimal change.
  static func misspelling(_ edges: some Sequence<Edge>) -> Self? {
    let names = Set(edges.map { Mutation.WrittenName(file: $0.file, offset: $0.offset) })
    guard !names.isEmpty, names.count <= misspellingLimit else { return nil }
    return .misspelling(names.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) })
  }
}
