import Foundation
import SwiftParser
import SwiftSyntax
import Testing

extension OracleTests {
  static let snippets = "\(root)/Tests/Snippets"

  /// Snippets that the scanner misreads, with what is wrong; see `SnippetTests` for all of them.
  private static let known: [String: String] = [
    "closures/capitalised-parameters-after-attribute.swift":
      "parameters after an attribute are read as types",
    "declarations/actor-name-on-next-line.swift": "no declaration",
    "declarations/modifier-reasync.swift": "'reasync' is not read",
    "generics/blank-before-arguments.swift": "generic arguments after a blank",
    "generics/explicit-specialisation-of-function.swift":
      "generic arguments after a lower-case name",
    "generics/integer-arguments-that-look-like-comparisons.swift": "integers as generic arguments",
    "generics/lower-case-callee.swift": "generic arguments after a lower-case name",
    "generics/negative-value-argument.swift": "negative integers as generic arguments",
    "imports/path-on-next-line.swift": "the kind is taken for a module",
    "macros/declaration-name-on-next-line.swift": "no declaration",
    "names/label-with-comment-before-colon.swift": "the label is taken for a type",
    "operators/declaration-over-lines.swift":
      "names on the next line, and a blank after '<', are not read",
    "patterns/path-with-blanks.swift": "the head of the path is taken for a bound name",
    "regex/after-closing-brace-of-statement.swift": "read as a division",
    "types/specifier-at-line-end.swift": "the type ends with the line",
  ]

  /// Snippets that are Swift to the compiler, but not yet to its parser of this library.
  private static let unparsed: Set = ["key-paths/methods.swift"]

  /// The constructs of the language, one a file.
  @Test(arguments: wellFormedSnippets)
  func agreesOnSnippet(_ name: String) {
    guard let reason = Self.known[name] else {
      return expectAgreement(on: ["\(Self.snippets)/\(name)"])
    }
    withKnownIssue("\(name): \(reason)") { expectAgreement(on: ["\(Self.snippets)/\(name)"]) }
  }

  /// What a snippet shows must be Swift, or its expected facts mean nothing.
  @Test(arguments: wellFormedSnippets)
  func isWellFormed(_ name: String) throws {
    let data = try #require(FileManager.default.contents(atPath: "\(Self.snippets)/\(name)"))
    let tree = [UInt8](data).withUnsafeBufferPointer { Parser.parse(source: $0) }
    #expect(!tree.hasError)
  }

  /// Damaged files have no facts that two parsers must agree on.
  private static let wellFormedSnippets = files(below: snippets, ending: ".swift")
    .map { String($0.dropFirst(snippets.count + 1)) }
    .filter { !$0.hasPrefix("ill-formed/") && !unparsed.contains($0) }
}
