import LintelVocabulary

/// A selection of the references that count as dependencies.
package struct ReferenceFilter: Equatable, Sendable {
  /// The kinds that count; `nil` for all.
  package let kinds: Set<ReferenceKind>?
  /// The certainties that count; `nil` for all.
  package let certainties: Set<Certainty>?
  /// Whether an ambiguous name counts, regardless of ``certainties``, if all its possible meanings
  /// belong to one node: then the dependency itself is certain.
  package let countsAgreed: Bool
  private let kindBits: UInt32
  private let certaintyBits: UInt32

  package init(
    kinds: Set<ReferenceKind>? = nil, certainties: Set<Certainty>? = nil, countsAgreed: Bool = false
  ) {
    self.kinds = kinds
    self.certainties = certainties
    self.countsAgreed = countsAgreed
    kindBits = kinds?.reduce(0) { $0 | $1.bit } ?? .max
    certaintyBits = certainties?.reduce(0) { $0 | $1.bit } ?? .max
  }

  /// All references.
  package static let all = ReferenceFilter()

  /// All references but those of ambiguous names.
  package static let sure = ReferenceFilter(certainties: sureCertainties)

  /// All certainties but ``Certainty/ambiguous``.
  package static let sureCertainties = Set(Certainty.allCases).subtracting([.ambiguous])

  package func counts(_ dependency: Dependency) -> Bool {
    countsKind(of: dependency) && certaintyBits & dependency.certainty.bit != 0
  }

  func countsKind(of dependency: Dependency) -> Bool { kindBits & dependency.kind.bit != 0 }

  /// Whether imports count; they are ``Certainty/named``.
  package var countsImports: Bool {
    kinds?.contains(.import) ?? true && certainties?.contains(.named) ?? true
  }
}
