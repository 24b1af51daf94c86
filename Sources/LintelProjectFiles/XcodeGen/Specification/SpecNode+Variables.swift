import LintelVocabulary

extension SpecNode {
  /// The cost of a value in bytes, in addition to its text.
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
  func replacing(_ variables: [String: String], _ budget: Budget) -> SpecNode {
    var node = self
    switch content {
    case .nothing: break
    case .text(let text): node.content = .text(replaced(text, variables, budget))
    case .list(let elements):
      node.content = .list(elements.map { $0.replacing(variables, budget) })
    case .mapping(let entries): node.content = .mapping(entries.replacing(variables, budget))
    }
    return node
  }
}

extension SpecMapping {
  var weight: Int {
    reduce(SpecNode.baseWeight) { $0 + $1.key.utf8.count + $1.value.weight }
  }

  func replacing(_ variables: [String: String], _ budget: Budget) -> SpecMapping {
    var result: SpecMapping = [:]
    // Sorted for a stable result, because two keys may become equal.
    for (key, value) in self.sorted(by: { $0.key < $1.key }) {
      result[replaced(key, variables, budget)] = value.replacing(variables, budget)
    }
    return result
  }
}

/// Returns a text with variables such as `${target_name}` replaced by their values. Unknown ones
/// stay.
private func replaced(
  _ text: String, _ variables: [String: String], _ budget: Budget
) -> String {
  guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
  var result = ""
  for part in SpecText.parts(of: text) {
    guard let name = part.variable, let value = variables[name] else {
      result += part.text
      continue
    }
    if budget.spend(value.utf8.count) {
      result += value
    } else {
      budget.isExceeded = true
      result += part.text
    }
  }
  return result
}

/// Splits texts with variables in them, such as `Sources/${target_name}`.
enum SpecText {
  struct Part: Equatable {
    /// The text as it is written.
    let text: String
    /// The name in `${name}`; `nil` if the part is not a variable.
    var variable: String?
  }

  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while let opener = bytes[start...].firstRange(of: "${".utf8)?.lowerBound,
      let closer = bytes[opener...].firstIndex(of: UInt8(ascii: "}"))
    {
      if opener > start { parts.append(Part(text: string(start..<opener))) }
      let isNamed = closer > opener + 2
      parts.append(
        Part(
          text: string(opener..<(closer + 1)),
          variable: isNamed ? string((opener + 2)..<closer) : nil))
      start = closer + 1
    }
    if start < bytes.count { parts.append(Part(text: string(start..<bytes.count))) }
    return parts
  }

  /// Returns the first variable in a text. Only the environment of XcodeGen knows its value.
  static func variable(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    return parts(of: text).lazy.compactMap(\.variable).first
  }
}
