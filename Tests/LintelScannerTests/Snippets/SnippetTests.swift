import Foundation
import Testing

/// The facts of every construct of the language, as judged by people and the compiler's own parser.
///
/// The tests run one after the other, so that none reads facts while another writes them.
@Suite(.serialized) struct SnippetTests {
  /// Snippets that are misread, with what is wrong. Their expected facts are written by hand.
  static let known: [String: String] = [
    "attributes/on-closure-with-captures": "parameters after an attribute are read as a tuple",
    "attributes/on-closures": "parameters after an attribute are read as a tuple",
    "attributes/on-generic-parameter": "the attribute's owner is the file",
    "closures/capitalised-parameters-after-attribute":
      "parameters after an attribute are read as types",
    "conditions/binding-before-directive":
      "the extent of a variable reaches to the directive after it",
    "conditions/elseif-chain": "the extent of a variable reaches to the directive after it",
    "declarations/actor-name-on-next-line": "no declaration",
    "declarations/modifier-reasync": "'reasync' is not read",
    "enums/conditional-cases": "the extent of a case reaches to the directive after it",
    "expressions/construct-on-next-line": "a trailing closure on the next line is a call",
    "expressions/effect-at-line-end": "the value ends with the line",
    "expressions/function-type-in-expression": "parameters are not known to be types",
    "generics/blank-before-arguments": "generic arguments after a blank",
    "generics/call-or-comparison": "generic arguments after a blank",
    "generics/explicit-specialisation-of-function": "generic arguments after a lower-case name",
    "generics/integer-arguments-that-look-like-comparisons": "integers as generic arguments",
    "generics/lower-case-callee": "generic arguments after a lower-case name",
    "generics/negative-value-argument": "negative integers as generic arguments",
    "ill-formed/else-after-else": "the condition of an #else is taken for an expression",
    "ill-formed/half-written-import": "an import goes on over the end of the line",
    "ill-formed/incomplete-function": "the keyword on the next line is taken for the name",
    "ill-formed/merge-conflict": "markers are read as code",
    "ill-formed/merge-conflict-in-body": "markers are read as code",
    "ill-formed/mismatched-brackets": "the declaration after it is lost",
    "ill-formed/missing-closing-bracket": "the declaration after it is lost",
    "ill-formed/stray-else": "the rest of the file stays under a condition",
    "ill-formed/unterminated-interpolation": "the line after it is lost",
    "imports/path-on-next-line": "the kind is taken for a module",
    "macros/declaration-name-on-next-line": "no declaration",
    "names/capitalised-beyond-ascii": "only A to Z count as capitals",
    "names/label-with-comment-before-colon": "the label is taken for a type",
    "operators/declaration-over-lines":
      "names on the next line, and a blank after '<', are not read",
    "operators/nil-coalescing-at-line-end": "the value ends with the line",
    "operators/postfix-at-line-end": "the value goes on over the end of the line",
    "operators/ternary-at-line-end": "the value ends with the line",
    "patterns/path-with-blanks": "the head of the path is taken for a bound name",
    "regex/after-closing-brace-of-statement": "read as a division",
    "statements/do-throws": "the error type of 'do' is not known to be a type",
    "types/inline-array-expression": "the element is not known to be a type",
    "types/specifier-at-line-end": "the type ends with the line",
  ]

  private static let isWriting =
    ProcessInfo.processInfo.environment["LINTEL_WRITE_SNIPPETS"] != nil

  @Test(arguments: Snippet.all)
  func factsAreThoseExpected(_ snippet: Snippet) throws {
    let found = FactDump(of: try snippet.bytes()).text
    guard let reason = Self.known[snippet.name] else {
      if Self.isWriting { try snippet.write(found) }
      let difference = Self.difference(try snippet.expectedFacts(), found)
      #expect(
        difference.isEmpty,
        """
        \(snippet.name): facts expected (-) and found (+):
        \(difference)
        if the new facts are right: LINTEL_WRITE_SNIPPETS=1 swift test --filter SnippetTests
        """)
      return
    }
    let expected = try snippet.expectedFacts()
    withKnownIssue("\(snippet.name): \(reason)") {
      #expect(expected == found)
    }
  }

  /// A construct that leaves no trace is a mistake, unless it is there to show just that.
  @Test(arguments: Snippet.all)
  func factsAreThere(_ snippet: Snippet) throws {
    let firstLine = try snippet.bytes().prefix { $0 != 10 && $0 != 13 }
    let saysNone = String(decoding: firstLine, as: UTF8.self) == "// No facts."
    #expect(try snippet.expectedFacts().isEmpty == saysNone)
  }

  @Test func everySnippetHasItsFacts() {
    let snippets = Snippet.all.map(\.name)
    let facts = Snippet.names(ending: ".facts")
    #expect(Set(snippets).subtracting(facts).isEmpty, "snippets without facts")
    #expect(Set(facts).subtracting(snippets).isEmpty, "facts without a snippet")
    #expect(snippets.count >= 200)
    #expect(Set(Self.known.keys).subtracting(snippets).isEmpty)
  }

  /// The lines that only one of two texts has.
  private static func difference(_ expected: String, _ found: String) -> String {
    let (old, new) = (expected.split(separator: "\n"), found.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let index, let line, _): (index, "- \(line)")
      case .insert(let index, let line, _): (index, "+ \(line)")
      }
    }
    .sorted { $0 < $1 }.map(\.1).joined(separator: "\n")
  }
}
