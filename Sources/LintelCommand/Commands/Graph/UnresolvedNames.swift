import Lintel
import LintelGraph
import LintelLinking
import LintelReports
import LintelRules

/// The names in a project that mean nothing known, with their locations.
struct UnresolvedNames {
  private struct Entry {
    let name: String
    /// By file and place.
    let references: [UnresolvedReference]
  }

  private let project: Project
  /// By name.
  private let entries: [Entry]

  init(
    _ location: ProjectLocation, _ reading: ReadingArguments, _ console: Console
  ) throws(ConfigurationErrors) {
    project = try location.project(for: location.architecture(), reading, console)
    entries = Dictionary(grouping: project.unresolvedReferences(), by: \.name)
      .map { Entry(name: $0, references: $1) }
      .sorted { $0.name < $1.name }
  }

  private static let shownLocations = 3

  var text: String {
    guard !entries.isEmpty else { return "no unresolved names\n" }
    let count = entries.reduce(0) { $0 + $1.references.count }
    var lines = ["\(counted(entries.count, "unresolved name")), \(counted(count, "reference"))"]
    var locations = ReferenceLocations(in: project)
    for entry in entries {
      lines.append("'\(entry.name.visible)': \(counted(entry.references.count, "reference"))")
      for reference in entry.references.prefix(Self.shownLocations) {
        let location = locations.location(in: reference.file, at: reference.offset)
        lines.append("  \(location.path.visible):\(location.line):\(location.column)")
      }
      let rest = entry.references.count - Self.shownLocations
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// As `Documentation/JSON.md` describes it.
  var json: String {
    var locations = ReferenceLocations(in: project)
    let names = entries.map { entry in
      JSONValue.object([
        "name": .string(entry.name),
        "count": .number(entry.references.count),
        "places": .array(
          entry.references.map { reference in
            let location = locations.location(in: reference.file, at: reference.offset)
            return .object([
              "path": .string(location.path), "line": .number(location.line),
              "column": .number(location.column), "length": .number(Int(reference.length)),
            ])
          }),
      ])
    }
    return JSONValue.object(["version": .number(1), "unresolved": .array(names)]).text
  }
}
