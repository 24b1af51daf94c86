import LintelVocabulary

/// A set of patterns for file paths that are matched together: a common beginning is compared once.
package final class FileGlobs: Equatable, Sendable {
  package static let everything = FileGlobs([FileGlob("**")])

  /// The largest number of patterns that may be tried one by one, because any name could match
  /// them: patterns that share each of their texts with many others, or have no text, such as `?*`.
  static let wildLimit = 256

  package let globs: [FileGlob]
  /// The nodes of a tree of parts. The first one is the root.
  private let nodes: [Node]

  private struct Node: Sendable {
    /// The patterns of the next part, numbered by the indices of the nodes that follow.
    var names = NamePatterns()
    /// The index of the node after `**`.
    var anyFolders: Int?
    /// Whether the node is after `**`, and so stays active whatever part follows.
    var stays = false
    /// Whether a pattern ends at this node.
    var isEnd = false
  }

  package init(_ globs: [FileGlob]) {
    self.globs = globs
    var nodes = [Node()]
    var children: [[GlobName: Int]] = [[:]]
    for parts in globs.lazy.flatMap(\.alternatives) {
      var node = 0
      for part in parts {
        switch part {
        case .anyFolders where nodes[node].stays: continue
        case .anyFolders:
          let next = nodes[node].anyFolders ?? nodes.count
          if next == nodes.count {
            nodes.append(Node(stays: true))
            children.append([:])
            nodes[node].anyFolders = next
          }
          node = next
        case .name(let pattern):
          let next = children[node][pattern] ?? nodes.count
          if next == nodes.count {
            nodes.append(Node())
            children.append([:])
            children[node][pattern] = next
          }
          node = next
        }
      }
      nodes[node].isEnd = true
    }
    for (node, children) in children.enumerated() where !children.isEmpty {
      nodes[node].names = NamePatterns(
        children.sorted { $0.value < $1.value }.map { ($0.key, $0.value) })
    }
    self.nodes = nodes
  }

  package static func == (left: FileGlobs, right: FileGlobs) -> Bool { left.globs == right.globs }

  /// The error in the patterns, with the remedy; `nil` if there is none.
  package var problem: String? {
    if let glob = globs.first(where: \.isRefused) {
      return
        "the pattern '\(glob.text.prefix(60))…' is longer than \(FileGlob.byteLimit) bytes, or "
        + "its braces stand for more than \(BraceExpansion.limit) patterns; write it as several"
    }
    let count = nodes.reduce(0) { $0 + $1.names.wildCount }
    guard count > Self.wildLimit else { return nil }
    return "\(count) patterns differ only in stars and question marks, or share all their "
      + "letters with others; at most \(Self.wildLimit) are read: write fewer, or name the files"
  }

  /// Whether one of the patterns matches a path.
  ///
  /// - Parameter path: the parts of the path, relative to the folder of the patterns.
  func match(_ path: [Substring]) -> Bool {
    var tried = 0
    return match(path, orFolders: false, tried: &tried)
  }

  /// Whether one of the patterns matches a path, or a folder on it.
  func matchAny(around path: [Substring]) -> Bool {
    var tried = 0
    return match(path, orFolders: true, tried: &tried)
  }

  /// - Parameter tried: incremented by the number of comparisons of a pattern with a name.
  func match(_ path: [Substring], orFolders: Bool, tried: inout Int) -> Bool {
    var active = withAnyFolders(0)
    for (position, part) in path.enumerated() {
      var next: [Int] = []
      for node in active {
        if nodes[node].stays {
          if nodes[node].isEnd { return true }
          next.append(node)
        }
        for child in nodes[node].names.numbers(matching: part, tried: &tried) {
          next += withAnyFolders(child)
        }
      }
      active = next.count > 1 ? Array(Set(next)) : next
      if orFolders || position == path.count - 1, active.contains(where: { nodes[$0].isEnd }) {
        return true
      }
    }
    return path.isEmpty && active.contains { nodes[$0].isEnd }
  }

  /// Whether one of the patterns may match something in a folder.
  ///
  /// - Parameter folder: the parts of its path, relative to the folder of the patterns.
  func mayMatch(below folder: [Substring]) -> Bool {
    var active = withAnyFolders(0)
    var tried = 0
    for part in folder {
      var next: Set<Int> = []
      for node in active {
        if nodes[node].stays { return true }
        for child in nodes[node].names.numbers(matching: part, tried: &tried) {
          next.formUnion(withAnyFolders(child))
        }
      }
      active = Array(next)
    }
    return active.contains { node in nodes[node].stays || !nodes[node].names.isEmpty }
  }

  private func withAnyFolders(_ node: Int) -> [Int] {
    nodes[node].anyFolders.map { [node, $0] } ?? [node]
  }
}
