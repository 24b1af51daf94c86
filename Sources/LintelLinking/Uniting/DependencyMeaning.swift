import LintelGraph
import LintelVocabulary

/// A meaning of a written name, without its certainty.
struct DependencyMeaning: Hashable {
  private let from: DeclarationID
  private let offset: UInt32
  private let to: DeclarationID
  private let kind: ReferenceKind
  private let alias: DeclarationID?
  private let isQualifier: Bool
  private let length: UInt32

  init(_ dependency: Dependency) {
    from = dependency.from
    offset = dependency.offset
    to = dependency.to
    kind = dependency.kind
    alias = dependency.alias
    isQualifier = dependency.isQualifier
    length = dependency.length
  }

  /// Whether two meanings of a name agree in their kind of reference, in whether the name only
  /// qualifies another one, and in whether it is written through a typealias: then either may be
  /// the right one.
  func isAlternative(to other: DependencyMeaning) -> Bool {
    kind == other.kind && isQualifier == other.isQualifier
      && (alias == nil) == (other.alias == nil)
  }

  /// Whether one meaning comes before another in a total order that refines
  /// ``Dependency/precedes(_:_:)``.
  static func precedes(_ left: DependencyMeaning, _ right: DependencyMeaning) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.offset != right.offset { return left.offset < right.offset }
    if left.to != right.to { return left.to < right.to }
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.alias != right.alias {
      return DeclarationID(orAbsent: left.alias) < DeclarationID(orAbsent: right.alias)
    }
    if left.isQualifier != right.isQualifier { return right.isQualifier }
    return left.length < right.length
  }
}

extension Dependency {
  /// Returns the more certain of two dependencies with the same meaning; if both are equally
  /// certain, the one that holds without a condition.
  func surer(than other: Dependency) -> Dependency {
    if certainty == other.certainty { return condition == nil ? self : other }
    return Certainty.surest(of: [certainty, other.certainty]) == certainty ? self : other
  }
}
