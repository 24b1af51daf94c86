import LintelVocabulary

/// Patterns for paths of files, tried all at once: what they begin with alike is compared once.
package final class FileGlobs: Equatable, Sendable {
  package static let everything = FileGlobs([FileGlob("**")])

  /// How many patterns may be tried one by one, as each name could match: those that share all
  /// their letters with more than 64 others, or have none, such as `?*`.
  static let wildLimit = 256

  package let globs: [FileGlob]
  /// The first is where all patterns begin.
  private let nodes: [Node]

  private struct Node: Sendable {
    /// With the positions of the nodes where the patterns go on.
    var names = NamePatterns()
    /// Behind `**`.
    var anyFolders: Int?
    /// Whether it is behind `**`, and stays while parts go by.
    var stays = false
    /// Whether a pattern ends here.
    var isEnd = false
  }

  package init(_ globs: [FileGlob]) {
    self.globs = globs
    var nodes = [Node()]
    var children: [[NamePattern: Int]] = [[:]]
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

  /// What is wrong with the patterns, and what to do; `nil` if nothing is.
  package var problem: String? {
    if let glob = globs.first(where: \.isRefused) {
      return
        "the pattern '\(glob.text.prefix(60))…' is longer than \(FileGlob.byteLimit) bytes, or "
        + "its braces stand for more than \(BraceExpansion.limit) patterns; write it as several"
    }
    let count = nodes.reduce(0) { $0 + $1.names.wildCount }
    guard count > Self.wildLimit else { return nil }
    return "\(count) patterns differ in nothing but stars and question marks, or share all their "
      + "letters with others; at most \(Self.wildLimit) are read: write fewer, or name the files"
  }

  /// Whether one of them matches a path.
  ///
  /// - Parameter path: its parts, relative to where the patterns are.
  func match(_ path: [Substring]) -> Bool {
    var tried = 0
    return match(path, orFolders: false, tried: &tried)
  }

  /// Whether one of them matches a path, or a folder that it leads through.
  func matchAny(around path: [Substring]) -> Bool {
    var tried = 0
    return match(path, orFolders: true, tried: &tried)
  }

  /// - Parameter tried: how many patterns were compared with names is added to this.
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

  /// Whether one of them may match something in a folder.
  ///
  /// - Parameter folder: the parts of its path, relative to where the patterns are.
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
