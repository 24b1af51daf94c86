/// A pattern for names of declarations, modules, attributes and components: `*`, `?`, `{capture}`.
package struct NamePattern: Hashable, Sendable {
  package let pattern: Pattern

  package init(_ text: String) throws(Pattern.Failure) {
    pattern = try Pattern(text, isForPaths: false)
  }

  package var text: String { pattern.text }

  package func matches(_ name: String) -> Bool { pattern.matches(name) }

  /// Whether some name matches both patterns if every capture is treated as `*`: `*View` and
  /// `Main*` overlap.
  package func overlaps(_ other: NamePattern) -> Bool {
    Self.overlap(pattern.tokens[...], other.pattern.tokens[...])
  }

  private static func overlap(
    _ left: ArraySlice<Pattern.Token>, _ right: ArraySlice<Pattern.Token>
  ) -> Bool {
    // After each step of `right`, the positions in `left` up to which both can match the same text.
    let columns = steps(left)
    var reachable = closure([true] + Array(repeating: false, count: columns.count), columns)
    for step in steps(right) {
      var next = Array(repeating: false, count: columns.count + 1)
      if step.isRun {
        // A run may match any part of `left` that begins at a reachable position.
        var isOpen = false
        for position in 0...columns.count {
          isOpen = isOpen || reachable[position]
          next[position] = isOpen
        }
      } else {
        for (position, column) in columns.enumerated() where reachable[position] {
          if column.isRun { next[position] = true }
          if !column.isRun, column.byte == nil || step.byte == nil || column.byte == step.byte {
            next[position + 1] = true
          }
        }
      }
      reachable = closure(next, columns)
    }
    return reachable[columns.count]
  }

  private typealias Step = (byte: UInt8?, isRun: Bool)

  private static func steps(_ tokens: ArraySlice<Pattern.Token>) -> [Step] {
    tokens.flatMap { token -> [Step] in
      switch token {
      case .literal(let bytes): bytes.map { ($0, false) }
      case .character: [(nil, false)]
      default: [(nil, true)]
      }
    }
  }

  /// Adds the positions that are reached by a run that matches nothing.
  private static func closure(_ reachable: [Bool], _ columns: [Step]) -> [Bool] {
    var result = reachable
    for (position, column) in columns.enumerated() where result[position] && column.isRun {
      result[position + 1] = true
    }
    return result
  }
}

extension NamePattern {
  /// A plain name that the pattern matches, if one is found.
  package var example: String? {
    ["", "LintelProof"].lazy.map { filling in
      pattern.tokens.map { token in
        switch token {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .character: "A"
        default: filling
        }
      }.joined()
    }.first { NameRules.isPlain($0) && matches($0) }
  }
}
