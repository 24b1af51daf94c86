import LintelArchitecture
import LintelLinking
import LintelReports
import LintelText

/// The unresolved names of a project, which have no known meaning, with their locations.
struct UnresolvedNameList {
  private struct Entry {
    let name: String
    /// The references, by file and offset.
    let references: [UnresolvedReference]
  }

  private let project: Project
  /// The entries, sorted by name.
  private let entries: [Entry]

  init(_ project: Project) {
    self.project = project
    entries = Dictionary(grouping: project.unresolvedReferences(), by: { project.shown($0.name) })
      .map { Entry(name: $0, references: $1) }
      .sorted { $0.name < $1.name }
  }

  func lines(_ locations: inout ReferenceLocations) -> [String] {
    guard !entries.isEmpty else { return ["no unresolved names"] }
    let count = entries.reduce(0) { $0 + $1.references.count }
    var lines = ["\(counted(entries.count, "unresolved name")), \(counted(count, "reference"))"]
    for entry in entries {
      lines.append("'\(entry.name.visible)': \(counted(entry.references.count, "reference"))")
      lines += locations.lines(of: entry.references.map { ($0.file, $0.offset) })
    }
    return lines
  }

  /// Returns the names as `Documentation/JSON.md` describes them.
  func json(_ locations: inout ReferenceLocations) -> JSONValue {
    .array(
      entries.map { entry in
        .object([
          "name": .string(entry.name),
          "count": .number(entry.references.count),
          "places": .array(
            entry.references.map { locations.json(of: $0.file, $0.offset, length: $0.length) }),
        ])
      })
  }
}
