import LintelVocabulary

/// Which references count as dependencies.
public struct ReferenceFilter: Equatable, Sendable {
  /// `nil` for all.
  public let kinds: Set<ReferenceKind>?
  /// `nil` for all.
  public let certainties: Set<Certainty>?
  /// Whether an ambiguous name counts, whatever ``certainties`` says, where nothing but parts of one
  /// node may be meant: then it is sure what depends on what.
  public let countsAgreed: Bool
  private let kindBits: UInt32
  private let certaintyBits: UInt32

  public init(
    kinds: Set<ReferenceKind>? = nil, certainties: Set<Certainty>? = nil, countsAgreed: Bool = false
  ) {
    self.kinds = kinds
    self.certainties = certainties
    self.countsAgreed = countsAgreed
    kindBits = kinds?.reduce(0) { $0 | $1.bit } ?? .max
    certaintyBits = certainties?.reduce(0) { $0 | $1.bit } ?? .max
  }

  /// Everything counts.
  public static let all = ReferenceFilter()

  /// Names with several meanings do not count.
  public static let sure = ReferenceFilter(certainties: sureCertainties)

  /// Every certainty but that of names with several meanings.
  public static let sureCertainties = Set(Certainty.allCases).subtracting([.ambiguous])

  public func counts(_ dependency: Dependency) -> Bool {
    countsKind(of: dependency) && certaintyBits & dependency.certainty.bit != 0
  }

  func countsKind(of dependency: Dependency) -> Bool { kindBits & dependency.kind.bit != 0 }

  /// Whether imports count; the module that one names is always sure.
  public var countsImports: Bool {
    kinds?.contains(.import) ?? true && certainties?.contains(.named) ?? true
  }
}
