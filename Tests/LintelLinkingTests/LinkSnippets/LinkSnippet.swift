import Foundation
import LintelScanner
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// A file in `Tests/LinkSnippets`: one construct that linking must understand, with the mentions that
/// the compiler sees in it beside it.
struct LinkSnippet: CustomTestStringConvertible, Sendable {
  /// Without extension, below `Tests/LinkSnippets`: `scopes/shadowing`.
  let name: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "LinkSnippets")

  static let all = names(ending: ".swift").map(LinkSnippet.init)

  static func names(ending suffix: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  private func text(_ ending: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name + ending), encoding: .utf8)
  }

  /// What the compiler says the snippet mentions.
  func expectedEdges() throws -> [WrittenEdge] {
    try text(".edges").split(separator: "\n").filter { !$0.hasPrefix("//") }.map {
      try #require(WrittenEdge(String($0)), "\(name).edges: not an edge: \($0)")
    }
  }

  /// The texts of the files that the marker lines of the snippet name, `Module/File.swift`. Each
  /// comes after as many empty lines as stand before it, so that places are those of the snippet.
  func sources() throws -> [String: String] {
    let marker = "// file: "
    var result: [String: String] = [:]
    var path = "Snippet/Snippet.swift"
    let lines = try text(".swift").split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix(marker) {
        path = String(line.dropFirst(marker.count))
        result[path] = String(repeating: "\n", count: number)
      }
      result[path, default: ""] += line + "\n"
    }
    return result
  }
}

/// A line of a file of edges: `12:7 Screen.load@10:8 -> Store.load@3:8`.
struct WrittenEdge: Hashable, Comparable {
  let text: String
  let line: Int
  let column: Int
  /// Where the declaration that mentions is declared; for code in none the name of the file.
  let from: Substring
  let to: Substring

  init?(_ text: String) {
    let words = text.split(separator: " ")
    let place = words.first?.split(separator: ":").compactMap { Int($0) } ?? []
    guard words.count >= 4, place.count == 2, let arrow = words.firstIndex(of: "->"), arrow > 1,
      let from = words[arrow - 1].split(separator: "@").last,
      let to = words[words.count - 1].split(separator: "@").last
    else { return nil }
    self.text = text
    (line, column) = (place[0], place[1])
    (self.from, self.to) = (from, to)
  }

  // Names are for readers: places say which declarations are meant.
  static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column, left.text) < (right.line, right.column, right.text)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: [String] { ["\(line):\(column)", String(from), String(to)] }
}
