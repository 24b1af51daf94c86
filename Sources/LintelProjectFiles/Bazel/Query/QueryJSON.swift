/// Reads rules in JSON that `bazel query` or `bazel cquery` has written.
enum QueryJSON {
  /// - Parameter bytes: a single value, or one value in each line.
  static func rules(_ bytes: [UInt8]) throws(ProjectFileError) -> [BazelRule] {
    guard isOfLines(bytes) else { return rules(in: try PropertyList(bytes).root, at: 0) }
    var rules: [BazelRule] = []
    var number = 0
    for line in bytes.split(separator: lineEnd, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      do throws(ProjectFileError) {
        rules += Self.rules(in: try PropertyList(Array(line)).root, at: line.startIndex)
      } catch {
        throw ProjectFileError(
          line: number + error.line - 1, column: error.column, message: error.message)
      }
    }
    return rules
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// Whether the first line that is not blank ends with `}`, so that it is a complete value.
  private static func isOfLines(_ bytes: [UInt8]) -> Bool {
    let first = bytes.drop { $0 <= 0x20 }.prefix { $0 != lineEnd }
    return first.last { $0 > 0x20 } == UInt8(ascii: "}")
  }

  /// - Parameter offset: the offset of the value in the file.
  private static func rules(in root: PropertyList.Node, at offset: Int) -> [BazelRule] {
    let targets =
      [root] + (root["target"]?.elements ?? [])
      + (root["results"]?.elements.compactMap { $0["target"] } ?? [])
    return targets.compactMap { $0["rule"].flatMap { rule($0, at: offset) } }
  }

  /// - Returns: `nil` if the rule is in another repository.
  private static func rule(_ node: PropertyList.Node, at offset: Int) -> BazelRule? {
    guard let name = node["name"]?.text, let label = BazelLabel(name, in: "") else { return nil }
    var rule = BazelRule(
      kind: node["ruleClass"]?.text ?? "", label: label, offset: offset + node.offset)
    rule.setLocation(node["location"]?.text)
    for attribute in node["attribute"]?.elements ?? [] {
      guard let name = attribute["name"]?.text, BazelRule.attributeNames.contains(name) else {
        continue
      }
      rule.attributes[name] = value(of: attribute)
    }
    return rule
  }

  private static func value(of node: PropertyList.Node) -> BazelValue {
    if let cases = node["selectorList"]?["elements"]?.elements {
      return cases.map { .choice(among: ($0["entries"]?.elements ?? []).map(value)) }
        .reduce(into: .list(BazelList())) { $0 += $1 }
    }
    if let list = node["stringListValue"] {
      return .list(BazelList(list.elements.compactMap(\.text)))
    }
    if let truth = node["booleanValue"]?.text { return .truth(truth == "1") }
    guard let text = node["stringValue"]?.text, !text.isEmpty else { return .nothing }
    return .text(text)
  }
}
