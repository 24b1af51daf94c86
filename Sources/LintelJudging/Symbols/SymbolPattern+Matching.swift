import LintelGraph
import LintelText

/// What of a use of a symbol a pattern matches.
package struct SymbolMatch: Hashable {
  /// How many of the names, from the first one on.
  package let count: Int
  /// Names before the one that the match begins with: 1 if that is the name of a module.
  package let start: Int
  /// Whether the last name is a type's that is created.
  package let isCreation: Bool
  /// Whether an initialiser is handed on without being called, so that nobody knows with which
  /// arguments it will be.
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
    // Any type, and any number of those around it.
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
        // `T(…)` is `T.init(…)`; and members of what a call returns are members of a value.
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
