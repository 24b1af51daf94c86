import LintelFindings
import LintelGraph
import LintelVocabulary

extension Mutation {
  /// Whether one of the findings is where the mutation expects it.
  ///
  /// A finding that is only a note, because the rule is not sure of it, is ignored.
  ///
  /// - Parameters:
  ///   - findings: the findings of the rule in the edited sources.
  ///   - severity: the severity of the rule.
  ///   - position: the index of the mutation in `sources`.
  ///   - graph: the graph of the sources before the change.
  ///   - source: returns the bytes of a file before the change.
  package func isFound(
    in findings: [Finding], severity: Severity, _ sources: EditedSources, at position: Int,
    _ graph: DependencyGraph, source: (String) -> [UInt8]?
  ) -> Bool {
    findings.contains { finding in
      guard finding.severity == severity else { return false }
      switch expectation {
      case .atChange:
        let places = finding.locations.map { ($0, finding.kind) }
        let hops = finding.path.map { ($0.location, Optional($0.kind)) }
        return (places + hops).contains { place, kind in
          isExpected(kind) && sources.contains(place, inChangeOf: position)
        }
      case .atDeclaration(let declaration):
        let value = graph.declarations[declaration]
        let path = graph.files[value.file].path
        guard let expected = sources.place(of: value.offset, in: path, source) else { return false }
        return finding.locations.contains {
          $0.path == path && ($0.line, $0.column) == expected
        }
      case .at(let place):
        return finding.locations.contains {
          ($0.path, $0.line, $0.column) == (place.path, place.line, place.column)
        }
      }
    }
  }

  /// Whether a finding with this kind of reference can be about the change; a finding without a
  /// kind can be about any change.
  private func isExpected(_ kind: ReferenceKind?) -> Bool {
    switch change {
    case .reference(_, _, let written): kind == nil || kind == written
    case .importing: kind == nil || kind == .import
    case .code, .file, .misspelling: true
    }
  }
}
