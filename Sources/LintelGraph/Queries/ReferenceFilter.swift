import LintelVocabulary

/// Which references count as dependencies.
public struct ReferenceFilter: Equatable, Sendable {
  /// `nil` for all.
  public let kinds: Set<ReferenceKind>?
  /// `nil` for all.
  public let certainties: Set<Certainty>?

  public init(kinds: Set<ReferenceKind>? = nil, certainties: Set<Certainty>? = nil) {
    self.kinds = kinds
    self.certainties = certainties
  }

  /// Everything counts.
  public static let all = ReferenceFilter()

  /// Names with several meanings do not count.
  public static let sure = ReferenceFilter(certainties: sureCertainties)

  /// Every certainty but that of names with several meanings.
  public static let sureCertainties = Set(Certainty.allCases).subtracting([.ambiguous])

  public func counts(_ dependency: Dependency) -> Bool {
    kinds?.contains(dependency.kind) ?? true
      && certainties?.contains(dependency.certainty) ?? true
  }

  /// Whether imports count; the module that one names is always sure.
  public var countsImports: Bool {
    kinds?.contains(.import) ?? true && certainties?.contains(.named) ?? true
  }
}
