import Foundation
import SwiftParser
import SwiftSyntax
import Testing

extension OracleTests {
  static let snippets = "\(root)/Tests/Snippets"

  /// Snippets that the scanner misreads, with what is wrong; see `SnippetTests` for all of them.
  private static let known: [String: String] = [:]

  /// Snippets that are Swift to the compiler, but not yet to its parser of this library.
  private static let unparsed: Set = ["key-paths/methods.swift"]

  /// The constructs of the language, one a file.
  @Test(arguments: wellFormedSnippets)
  func agreesOnSnippet(_ name: String) {
    let path = "\(Self.snippets)/\(name)"
    if let reason = Self.known[name] {
      withKnownIssue("\(name): \(reason)") { expectAgreement(on: [path]) }
    } else {
      expectAgreement(on: [path])
    }
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
