import LintelFindings
import LintelVocabulary

/// Findings as lines of text, one for each location, so that a file can record them and a person
/// can read the difference.
///
/// A line is `path:line:column From -> To kind (rule)`, with `-` for each part that a finding does
/// not have.
struct RecordedFindings: Equatable {
  /// The lines, sorted.
  let lines: [String]

  init(_ findings: [Finding]) {
    lines = findings.flatMap { finding in
      finding.locations.map { place in
        "\(place.path):\(place.line):\(place.column) \(finding.from?.name ?? "-") -> "
          + "\(finding.to?.name ?? "-") \(finding.kind?.rawValue ?? "-") (\(finding.rule))"
      }
    }.sorted()
  }

  init(lines: [String]) { self.lines = lines.sorted() }

  /// Returns the recorded lines that were not found, after `-`, and the found lines that are not
  /// recorded, after `+`.
  func difference(from found: RecordedFindings) -> [String] {
    let changes = found.lines.difference(from: lines)
    return changes.removals.map { "- " + $0.line } + changes.insertions.map { "+ " + $0.line }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
