import LintelVocabulary

extension SpecNode {
  /// The cost of a value in bytes, beside its text.
  fileprivate static let baseWeight = 16

  /// The size of the value in bytes. An empty value has a size, too.
  var weight: Int {
    switch content {
    case .nothing: Self.baseWeight
    case .text(let text): Self.baseWeight + text.utf8.count
    case .list(let elements): elements.reduce(Self.baseWeight) { $0 + $1.weight }
    case .mapping(let entries): entries.weight
    }
  }

  /// Returns the node with variables replaced by their values, also in keys.
  func replacing(_ variables: [String: String], _ effort: SpecEffort) -> SpecNode {
    var node = self
    switch content {
    case .nothing: break
    case .text(let text): node.content = .text(replaced(text, variables, effort))
    case .list(let elements):
      node.content = .list(elements.map { $0.replacing(variables, effort) })
    case .mapping(let entries): node.content = .mapping(entries.replacing(variables, effort))
    }
    return node
  }
}

extension SpecMapping {
  var weight: Int {
    reduce(SpecNode.baseWeight) { $0 + $1.key.utf8.count + $1.value.weight }
  }

  func replacing(_ variables: [String: String], _ effort: SpecEffort) -> SpecMapping {
    var result: SpecMapping = [:]
    // Sorted for a stable result, because two keys may become equal.
    for (key, value) in self.sorted(by: { $0.key < $1.key }) {
      result[replaced(key, variables, effort)] = value.replacing(variables, effort)
    }
    return result
  }
}

/// Returns a text with variables such as `${target_name}` replaced by their values. Unknown ones
/// stay.
private func replaced(
  _ text: String, _ variables: [String: String], _ effort: SpecEffort
) -> String {
  guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
  var result = ""
  for part in SpecText.parts(of: text) {
    guard let name = part.variable, let value = variables[name] else {
      result += part.text
      continue
    }
    if effort.spend(value.utf8.count) {
      result += value
    } else {
      effort.isExceeded = true
      result += part.text
    }
  }
  return result
}
