/// Texts that are composed of literals and constants.
extension ManifestTokens {
  /// The longest text in bytes; names and paths are far shorter.
  private static let lengthLimit = 4_096
  private static let stepLimit = 100

  /// Returns the value of a sum of string literals and constants, with interpolated constants:
  /// `"\(prefix)Core" + suffix`. `nil` if it contains anything else.
  func text(_ range: Range<Int>) -> String? {
    // Constants can refer to each other in a cycle, or each to the next one twice.
    var stepsLeft = Self.stepLimit
    return text(range, &stepsLeft)
  }

  private func text(_ range: Range<Int>, _ stepsLeft: inout Int) -> String? {
    let parts = split(range, at: "+")
    var result = ""
    for part in parts {
      stepsLeft -= 1
      guard stepsLeft > 0, let text = partOfText(part, &stepsLeft) else { return nil }
      result += text
      guard result.utf8.count <= Self.lengthLimit else { return nil }
    }
    return parts.isEmpty ? nil : result
  }

  private func partOfText(_ range: Range<Int>, _ stepsLeft: inout Int) -> String? {
    let first = tokens[range.lowerBound]
    guard first.text.utf8.count <= Self.lengthLimit else { return nil }
    switch first.kind {
    case .string: return string(range)
    case .interpolation: return interpolated(range, &stepsLeft)
    case .word:
      let value = value(of: range)
      return value == range ? nil : text(value, &stepsLeft)
    case .number, .punctuation, .other: return nil
    }
  }

  /// Returns the value of an interpolated text, in which literal parts and constants alternate:
  /// `"`, text, `\(`, constant, `)`, text, `"`.
  private func interpolated(_ range: Range<Int>, _ stepsLeft: inout Int) -> String? {
    guard !range.count.isMultiple(of: 2), range.count <= 64 else { return nil }
    var result = ""
    for position in range {
      if (position - range.lowerBound).isMultiple(of: 2) {
        let isFirst = position == range.lowerBound
        let isLast = position == range.upperBound - 1
        guard let literal = literalPart(at: position, isFirst: isFirst, isLast: isLast) else {
          return nil
        }
        result += literal
      } else {
        stepsLeft -= 1
        let constant = value(of: position..<position + 1)
        guard stepsLeft > 0, constant != position..<position + 1,
          let text = text(constant, &stepsLeft)
        else { return nil }
        result += text
      }
      guard result.utf8.count <= Self.lengthLimit else { return nil }
    }
    return result
  }

  private func literalPart(at position: Int, isFirst: Bool, isLast: Bool) -> String? {
    let start = isFirst ? "\"" : ")"
    let end = isLast ? "\"" : "\\("
    let token = tokens[position]
    guard token.kind == .interpolation, token.text.hasPrefix(start), token.text.hasSuffix(end),
      !token.text.hasPrefix("\"\"\"")
    else { return nil }
    return unescaped(String(token.text.dropFirst(start.count).dropLast(end.count)))
  }
}
