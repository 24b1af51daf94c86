/// The lines of a file that have changed since a revision.
enum ChangedLines: Equatable {
  case all
  case none
  /// For each line, whether it has changed.
  case some([Bool])

  init(_ comparison: LineComparison) { self = .some(comparison.isKept.map { !$0 }) }

  /// - Parameter line: from 1.
  func contains(_ line: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    // A line beyond the end means that the file has changed since it was judged.
    case .some(let lines): !lines.indices.contains(line - 1) || lines[line - 1]
    }
  }
}
