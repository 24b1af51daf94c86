import LintelRelayout
import LintelScanner
import LintelVocabulary

@testable import LintelGraph
@testable import LintelLinking

/// A snippet that is linked in other layouts than its own.
///
/// Edges are compared by the tokens that they connect, which no layout moves.
struct RelaidSnippet {
  private let sources: [String: String]
  private let files: [String: Relayout]
  private let edges: Set<TokenEdge>

  init(_ sources: [String: String]) {
    self.sources = sources
    files = sources.mapValues { Relayout($0) }
    edges = TokenEdge.all(
      in: LinkedSnippet(sources).graph, offsets: files.mapValues { $0.tokens.map(\.start) })
  }

  /// The edges that are found in one of the two layouts only: those of the original with `true`.
  func difference(
    in layout: Layout, only: (file: String, boundary: Int)? = nil
  ) -> [(edge: TokenEdge, isLost: Bool)] {
    var relaid: [String: String] = sources
    var offsets: [String: [Int]] = [:]
    for (path, file) in files {
      let source =
        only == nil || only?.file == path ? file.source(in: layout, only: only?.boundary) : nil
      relaid[path] = source?.text ?? sources[path]
      offsets[path] = source?.offsets ?? file.tokens.map(\.start)
    }
    let found = TokenEdge.all(in: LinkedSnippet(relaid).graph, offsets: offsets)
    let lost = edges.subtracting(found).map { (edge: $0, isLost: true) }
    let gained = found.subtracting(edges).map { (edge: $0, isLost: false) }
    return (lost + gained).sorted { ($0.edge, $0.isLost ? 0 : 1) < ($1.edge, $1.isLost ? 0 : 1) }
  }

  /// What a reader needs to act upon: each edge, the re-laid code around it, and the one boundary that
  /// makes the difference, if there is one.
  func report(of difference: [(edge: TokenEdge, isLost: Bool)], in layout: Layout) -> String {
    difference.map { edge, isLost in
      """
      \(isLost ? "lost" : "gained"): \(edge.description(in: sources, files))
          re-laid: \(excerpt(around: edge.token, of: edge.file, in: layout))
          cause: \(cause(of: edge, in: layout))
      """
    }
    .joined(separator: "\n")
  }

  /// The re-laid code around a token, with `⏎` for a line break and `·90·` for many blanks.
  private func excerpt(around token: Int, of path: String, in layout: Layout) -> String {
    guard let source = files[path]?.source(in: layout), token >= 0 else { return "-" }
    let first = source.offsets[max(token - 8, 0)]
    let end = token + 5 < source.offsets.count ? source.offsets[token + 5] : source.bytes.count
    return visible(source.bytes[first..<end])
  }

  private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var blanks = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == " " {
        blanks += 1
        continue
      }
      result += blanks > 3 ? "·\(blanks)·" : String(repeating: " ", count: blanks)
      blanks = 0
      if scalar == "\n" { result += "⏎" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The nearest boundary that alone makes the difference.
  private func cause(of edge: TokenEdge, in layout: Layout) -> String {
    guard let file = files[edge.file] else { return "-" }
    let nearest = (0..<file.count).sorted { abs($0 - edge.token) < abs($1 - edge.token) }
    for boundary in nearest.prefix(40) {
      let difference = difference(in: layout, only: (edge.file, boundary))
      guard difference.contains(where: { $0.edge == edge }) else { continue }
      let (left, right) = (file.tokens[boundary], file.tokens[boundary + 1])
      return "what stands between '\(left.text)' and '\(right.text)', alone"
    }
    return "more than one boundary, or one far away"
  }
}

/// An edge by the tokens that it connects.
struct TokenEdge: Hashable, Comparable {
  let file: String
  /// The token that makes the edge; -1 before the first.
  let token: Int
  /// The names of the two declarations, or -1 for a file's own scope.
  let from: Int
  let targetFile: String
  let to: Int
  let traits: String

  static func all(in graph: DependencyGraph, offsets: [String: [Int]]) -> Set<TokenEdge> {
    func token(_ offset: UInt32, of path: String) -> Int {
      offsets[path]?.lastIndex { $0 <= Int(offset) } ?? -1
    }
    func name(_ id: DeclarationID) -> Int {
      let value = graph.declarations[id]
      return value.kind == .file ? -1 : token(value.offset, of: graph.path(of: id))
    }
    return Set(
      graph.dependencies.map { value in
        let (path, target) = (graph.path(of: value.from), graph.path(of: value.to))
        let alias =
          value.alias.map { " alias \(graph.path(of: $0)):\(name($0))" } ?? ""
        return TokenEdge(
          file: path, token: token(value.offset, of: path), from: name(value.from),
          targetFile: target, to: name(value.to),
          traits: "\(value.kind) \(value.certainty)\(value.isQualifier ? " qualifier" : "")\(alias)"
        )
      })
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.token, left.targetFile, left.to, left.from, left.traits)
      < (right.file, right.token, right.targetFile, right.to, right.from, right.traits)
  }

  /// With names and source locations of the original.
  func description(in sources: [String: String], _ files: [String: Relayout]) -> String {
    func text(_ token: Int, _ path: String) -> String {
      guard token >= 0, let tokens = files[path]?.tokens else { return path }
      let table = LineTable(Array((sources[path] ?? "").utf8))
      let location = table.place(of: UInt32(tokens[token].start))
      return "\(tokens[token].text)@\(location.line):\(location.column)"
    }
    let use = text(token, file)
    return "\(use) in \(text(from, file)) -> \(text(to, targetFile)) (\(traits))"
  }
}
