import LintelGraph
import LintelText

/// The part of a symbol use that a pattern matches.
package struct SymbolMatch: Hashable {
  /// The number of names from the start of the use to the end of the match; a written `init` does
  /// not count.
  package let count: Int
  /// The number of names before the match: 1 if the use begins with the name of a module.
  package let start: Int
  /// Whether an initialiser is matched, written or not: `User.init` or `User(…)`.
  package let isCreation: Bool
  /// Whether the pattern demands labels, but the initialiser is passed on without a call, so that
  /// its labels are unknown: `names.map(User.init)`.
  package var isHandedOn = false
}

extension SymbolPattern {
  package func match(_ use: SymbolUse, in graph: DependencyGraph) -> SymbolMatch? {
    for start in use.mayBeginWithModule ? 0...1 : 0...0 {
      if let match = match(use.parts, from: start, in: graph) { return match }
    }
    return nil
  }

  private func match(
    _ parts: [SymbolUse.Part], from start: Int, in graph: DependencyGraph
  ) -> SymbolMatch? {
    guard names.count > 1, names[0].text == "*" else {
      return match(names[...], parts, from: start, start: start, in: graph)
    }
    // `*` matches a type, with any number of types around it: `*.shared` matches
    // `Outer.Inner.shared`.
    var next = start
    while next < parts.count, parts[next].isType, parts[next].call == nil || next + 1 == parts.count
    {
      next += 1
      if let match = match(names[1...], parts, from: next, start: start, in: graph) { return match }
    }
    return nil
  }

  private func match(
    _ names: ArraySlice<NamePattern>, _ parts: [SymbolUse.Part], from first: Int, start: Int,
    in graph: DependencyGraph
  ) -> SymbolMatch? {
    var position = first
    for (index, name) in zip(names.indices, names) {
      let isLast = index + 1 == names.endIndex
      let before = position > start ? parts[position - 1] : nil
      if let before, before.call != nil {
        // `T(…)` means `T.init(…)`; any other name after a call is a member of a value, not of a
        // type.
        guard isLast, before.isType, name.matches("init"), accepts(before.call, graph) else {
          return nil
        }
        return SymbolMatch(count: position, start: start, isCreation: true)
      }
      guard position < parts.count else { return nil }
      let part = parts[position]
      let text = graph.matchedText(of: part.name)
      let isInitializer = isLast && text == "init"
      let isHandedOn = isInitializer && part.call == nil && arguments?.areLabels == true
      guard name.matches(text), !isLast || isHandedOn || accepts(part.call, graph) else {
        return nil
      }
      position += 1
      if isInitializer {
        return SymbolMatch(
          count: position - 1, start: start, isCreation: true, isHandedOn: isHandedOn)
      }
    }
    return SymbolMatch(count: position, start: start, isCreation: false)
  }

  private func accepts(_ call: SymbolUse.Call?, _ graph: DependencyGraph) -> Bool {
    guard let arguments else { return true }
    guard let call else { return false }
    guard case .labels(let labels) = arguments else { return true }
    var written = call.labels.map { name in
      let text = graph.matchedText(of: name)
      return text.isEmpty ? "_" : text
    }
    if call.endsWithClosure, written.count == labels.count, let last = labels.last {
      written[written.count - 1] = last
    }
    return written == labels
  }
}

extension SymbolPattern.Arguments {
  fileprivate var areLabels: Bool {
    if case .labels = self { true } else { false }
  }
}
