import LintelText
import LintelVocabulary

/// An exception of a rule that accepts a number of places.
package struct CountedException: Hashable, Sendable {
  package let rule: String
  /// The index among all exceptions of the rule.
  package let index: Int
  /// The ends, each in single quotes: `from 'View' to 'Service'`.
  package let ends: String
  /// The number of accepted places, from 1.
  package let limit: Int
  /// The location of this number in the rules file.
  package let location: SourceLocation
  /// The number of places that the exception covers, counted as in a baseline; 0 before they are
  /// counted.
  package var count = 0
  /// The locations of other exceptions that accept some of the places that this one covers. Each
  /// place counts for one exception only.
  package let others: [SourceLocation]
  /// Whether a comment hides places that the exception covers, which are not counted.
  package var isPartlyHidden = false

  package init(
    rule: String, index: Int, ends: String, limit: Int, location: SourceLocation,
    others: [SourceLocation] = []
  ) {
    self.rule = rule
    self.index = index
    self.ends = ends
    self.limit = limit
    self.location = location
    self.others = others
  }
}

extension CountedException {
  /// Says why the exception covers fewer places than it accepts. Without other exceptions and
  /// comments, the missing places are fixed.
  package var whyFewer: String {
    if others.isEmpty, !isPartlyHidden {
      return "\(limit - count) of \(limit) locations that the exception \(ends) accepts are fixed"
    }
    return isCoveredByOthers
      ? "all that the exception \(ends) covers is covered by \(entries)"
      : "the exception \(ends) accepts \(existing)"
  }

  /// Says why the exception is not needed, if no place counts for it.
  package var whyEmpty: String {
    isCoveredByOthers ? "all that it covers is covered by \(entries)" : "it accepts \(existing)"
  }

  private var isCoveredByOthers: Bool { count == 0 && !others.isEmpty && !isPartlyHidden }

  /// The number of accepted places, and that of the places that count: `9 locations, and there are
  /// 2 that no comment hides`.
  private var existing: String {
    let conditions =
      (others.isEmpty ? [] : ["\(entries) \(others.count == 1 ? "does" : "do") not cover"])
      + (isPartlyHidden ? ["no comment hides"] : [])
    let number = count == 0 ? "is none" : count == 1 ? "is 1" : "are \(count)"
    return "\(counted(limit, "location")), and there \(number)"
      + (conditions.isEmpty ? "" : " that " + conditions.joined(separator: " and that "))
  }

  /// The other exceptions in words: `the entries at lines 6 and 7`.
  private var entries: String {
    let lines = others.map { other in
      other.line == location.line ? "\(other.line), column \(other.column)" : "\(other.line)"
    }
    return others.count == 1
      ? "the entry at line \(lines[0])"
      : "the entries at lines \(list(lines, last: "and", limit: 4))"
  }
}
