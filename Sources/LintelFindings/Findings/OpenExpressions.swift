import LintelVocabulary

/// The expressions of one source line, whose uses are added from left to right.
///
/// An expression consists of uses that are reported as one. Each use continues the one before it:
/// it is at the same location, or it is `Inner` after `Outer` in `Outer.Inner`, or it is inside of
/// an import.
///
/// A use is compared only with the expressions that it can continue. These are found by the name or
/// the location of their last use, so that the time is nearly linear in the number of uses.
struct OpenExpressions {
  /// The last use of an expression.
  private struct Last {
    let expression: Int
    let use: ExpressionUse
  }

  private struct Named: Hashable {
    let place: SourceLocation
    /// The name of the target; `nil` for a finding without a target.
    let name: String?
  }

  private(set) var expressions: [[ExpressionUse]] = []
  /// The last uses, by the location and the name of the used declaration.
  private var named: [Named: [Last]] = [:]
  /// The last uses that create a value, by location.
  private var constructions: [SourceLocation: [Last]] = [:]
  /// The last uses of types, by the name of the type, in the order of the line.
  private var types: [String: [Last]] = [:]
  private var imports: [Last] = []

  /// Adds a use, which must not be to the left of the uses that were added before.
  mutating func add(_ use: ExpressionUse) {
    let expression = expression(continuedBy: use) ?? expressions.count
    if expression == expressions.count { expressions.append([]) }
    expressions[expression].append(use)
    remember(Last(expression: expression, use: use))
  }

  private mutating func remember(_ last: Last) {
    let finding = last.use.finding
    if finding.isAlone { return }
    if finding.kind == .import {
      imports.append(last)
      return
    }
    let key = Named(place: last.use.place, name: finding.to?.name)
    named[key] = (named[key] ?? []).filter(isLast) + [last]
    if finding.kind == .construct {
      constructions[key.place] = (constructions[key.place] ?? []).filter(isLast) + [last]
    }
    if let name = finding.to?.name, finding.isOfType { types[name, default: []].append(last) }
  }

  /// Returns the index of the last expression that a use continues; `nil` if it begins a new one.
  private mutating func expression(continuedBy use: ExpressionUse) -> Int? {
    let finding = use.finding
    if finding.isAlone { return nil }
    var found = named[Named(place: use.place, name: finding.to?.name)] ?? []
    if finding.kind == .construct { found += constructions[use.place] ?? [] }
    if let name = finding.to?.name, finding.isOfType { found += qualifiers(of: name, use) }
    found += importing(use)
    return found.filter(isLast).map(\.expression).max()
  }

  /// Whether a use is still the last one of its expression.
  private func isLast(_ last: Last) -> Bool {
    expressions[last.expression].last?.position == last.use.position
  }

  /// Returns the imports that contain the use, as `import struct Core.Day` contains `Day`.
  private mutating func importing(_ use: ExpressionUse) -> [Last] {
    // An import that ends before this use contains no later use either.
    imports = imports.filter { isLast($0) && $0.use.place.end >= use.place.column }
    return imports.filter { $0.use.place.contains(use.place) }
  }

  /// Returns the uses of types that qualify a nested type, as `Outer` does in `Outer.Inner`.
  private mutating func qualifiers(of name: String, _ use: ExpressionUse) -> [Last] {
    var found: [Last] = []
    for dot in name.indices where name[dot] == "." {
      let outer = String(name[..<dot])
      while let last = types[outer]?.last, !isLast(last) { types[outer]?.removeLast() }
      for last in (types[outer] ?? []).reversed() {
        if last.use.place.isQualifier(of: use.place) {
          found.append(last)
        } else if last.use.place.end < use.place.column {
          // The text that separates this type from the use also separates all earlier types from
          // the use.
          break
        }
      }
    }
    return found
  }
}

/// One location of a finding.
struct ExpressionUse {
  /// The index of the finding among all findings.
  let position: Int
  let finding: Finding
  let place: SourceLocation
}

extension SourceLocation {
  /// The column after the location.
  fileprivate var end: Int { column + length }

  fileprivate func contains(_ other: SourceLocation) -> Bool {
    column <= other.column && other.end <= end
  }

  /// Whether only a dot, or dots and names, are between this name and a later one on the line:
  /// `.Middle.` in `Outer.Middle.Inner`.
  fileprivate func isQualifier(of other: SourceLocation) -> Bool {
    let (start, end) = (end - sourceColumn, other.column - sourceColumn)
    guard let line = sourceLine?.utf8, start >= 0, start < end, end <= line.count else {
      return false
    }
    let between = Array(line.dropFirst(start).prefix(end - start))
    let dot = UInt8(ascii: ".")
    return between.first == dot && between.last == dot
      && between.allSatisfy { $0 == dot || $0.isPartOfName }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
