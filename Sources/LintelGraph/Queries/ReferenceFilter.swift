import LintelVocabulary

/// A selection of the references that count as dependencies.
public struct ReferenceFilter: Equatable, Sendable {
  /// The kinds that count; `nil` for all.
  public let kinds: Set<ReferenceKind>?
  /// The certainties that count; `nil` for all.
  public let certainties: Set<Certainty>?
  /// Whether an ambiguous name counts, regardless of ``certainties``, if all its possible meanings
  /// belong to one node: then the dependency itself is certain.
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

  /// All references.
  public static let all = ReferenceFilter()

  /// All references but those of ambiguous names.
  public static let sure = ReferenceFilter(certainties: sureCertainties)

  /// All certainties but ``Certainty/ambiguous``.
  public static let sureCertainties = Set(Certainty.allCases).subtracting([.ambiguous])

  public func counts(_ dependency: Dependency) -> Bool {
    countsKind(of: dependency) && certaintyBits & dependency.certainty.bit != 0
  }

  func countsKind(of dependency: Dependency) -> Bool { kindBits & dependency.kind.bit != 0 }

  /// Whether imports count; they are ``Certainty/named``.
  public var countsImports: Bool {
    kinds?.contains(.import) ?? true && certainties?.contains(.named) ?? true
  }
}
