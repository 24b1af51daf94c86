import LintelVocabulary

/// The expressions of one line whose uses are gone through from left to right.
///
/// A use is held only against the expressions that can go on with it, found by the name or the place
/// that their last use has, so that a line of thousands of uses costs about its own size.
struct OpenExpressions {
  /// The last use of an expression.
  private struct Last {
    let expression: Int
    let use: ExpressionUse
  }

  private struct Named: Hashable {
    let place: SourceLocation
    /// `nil` for a finding that is about nothing with a name.
    let name: String?
  }

  private(set) var expressions: [[ExpressionUse]] = []
  /// By the place and the name of what is used.
  private var named: [Named: [Last]] = [:]
  /// By the place, those that make a value.
  private var constructions: [SourceLocation: [Last]] = [:]
  /// By the name of the type, in the order of the line.
  private var types: [String: [Last]] = [:]
  private var imports: [Last] = []

  /// Adds a use that is not to the left of those before it.
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

  /// The position of the last expression that a use goes on with; `nil` if it begins one.
  private mutating func expression(continuedBy use: ExpressionUse) -> Int? {
    let finding = use.finding
    if finding.isAlone { return nil }
    var found = named[Named(place: use.place, name: finding.to?.name)] ?? []
    if finding.kind == .construct { found += constructions[use.place] ?? [] }
    if let name = finding.to?.name, finding.isOfType { found += qualifiers(of: name, use) }
    found += importing(use)
    return found.filter(isLast).map(\.expression).max()
  }

  /// Whether nothing has gone on with the expression since.
  private func isLast(_ last: Last) -> Bool {
    expressions[last.expression].last?.position == last.use.position
  }

  /// The imports that hold the name, as `import struct Core.Day` holds `Day`.
  private mutating func importing(_ use: ExpressionUse) -> [Last] {
    // No use that follows is inside of an import that ends before this one.
    imports = imports.filter { isLast($0) && $0.use.place.end >= use.place.column }
    return imports.filter { $0.use.place.contains(use.place) }
  }

  /// The types that `Outer.Inner` is written after, as `Outer` is.
  private mutating func qualifiers(of name: String, _ use: ExpressionUse) -> [Last] {
    var found: [Last] = []
    for dot in name.indices where name[dot] == "." {
      let outer = String(name[..<dot])
      while let last = types[outer]?.last, !isLast(last) { types[outer]?.removeLast() }
      for last in (types[outer] ?? []).reversed() {
        if last.use.place.isQualifier(of: use.place) {
          found.append(last)
        } else if last.use.place.end < use.place.column {
          // What stands between this one and the use stands between an earlier one and the use, too.
          break
        }
      }
    }
    return found
  }
}

/// A place of a finding.
struct ExpressionUse {
  /// Of the finding among all.
  let position: Int
  let finding: Finding
  let place: SourceLocation
}

extension SourceLocation {
  /// The column behind it.
  fileprivate var end: Int { column + length }

  fileprivate func contains(_ other: SourceLocation) -> Bool {
    column <= other.column && other.end <= end
  }

  /// Whether a dot stands between this name and a later one on the line, or dots and names do.
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
