import Foundation
import LintelRelayout
import SwiftParser
import SwiftSyntax
import Testing

/// Layouts are Swift that means what the original does, to the compiler's own parser.
@Suite struct RelayoutTests {
  @Test(arguments: snippets)
  func layoutsMeanTheSame(_ name: String) throws {
    let source = try String(contentsOfFile: "\(OracleTests.root)/Tests/\(name)", encoding: .utf8)
    let original = try #require(SyntaxShape(source))
    let relayout = Relayout(source)
    for layout in Layout.all {
      let relaid = relayout.source(in: layout).text
      #expect(SyntaxShape(relaid) == original, "\(name), laid out with \(layout):\n\(relaid)")
    }
  }

  /// The constructs of linking and of the language, those apart that the parser does not know.
  private static let snippets =
    ["LinkSnippets", "Snippets"].flatMap { folder in
      OracleTests.files(below: "\(OracleTests.root)/Tests/\(folder)", ending: ".swift")
        .map { String($0.dropFirst("\(OracleTests.root)/Tests/".count)) }
    }
    .filter { !$0.hasPrefix("Snippets/ill-formed/") && $0 != "Snippets/key-paths/methods.swift" }
}

/// A syntax tree without white space, comments and commas, of which a list may have one at its end.
private struct SyntaxShape: Equatable {
  private var nodes: [String] = []

  /// - Returns: `nil` for what is not well-formed.
  init?(_ source: String) {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else { return nil }
    add(Syntax(tree))
  }

  private mutating func add(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) {
      if token.tokenKind != .comma { nodes.append(token.text) }
      return
    }
    nodes.append("\(node.kind)")
    for child in node.children(viewMode: .sourceAccurate) { add(child) }
    nodes.append("/")
  }
}
