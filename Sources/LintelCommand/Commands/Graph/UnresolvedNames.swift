import Lintel
import LintelGraph
import LintelReports
import LintelRules

/// The names in a project that mean nothing known, with their places.
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
  ) throws(ConfigurationError) {
    project = try reading.project(at: location, for: location.architecture(), console)
    entries = Dictionary(grouping: project.unresolvedReferences(), by: \.name)
      .map { Entry(name: $0, references: $1) }
      .sorted { $0.name < $1.name }
  }

  private static let shownPlaces = 3

  var text: String {
    guard !entries.isEmpty else { return "no unresolved names\n" }
    let count = entries.reduce(0) { $0 + $1.references.count }
    var lines = ["\(counted(entries.count, "unresolved name")), \(counted(count, "reference"))"]
    var places = ReferencePlaces(in: project)
    for entry in entries {
      lines.append("'\(entry.name.visible)': \(counted(entry.references.count, "reference"))")
      for reference in entry.references.prefix(Self.shownPlaces) {
        let place = places.place(in: reference.file, at: reference.offset)
        lines.append("  \(place.path.visible):\(place.line):\(place.column)")
      }
      let rest = entry.references.count - Self.shownPlaces
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// As `Documentation/JSON.md` describes it.
  var json: String {
    var places = ReferencePlaces(in: project)
    let names = entries.map { entry in
      JSONValue.object([
        "name": .string(entry.name),
        "count": .number(entry.references.count),
        "places": .array(
          entry.references.map { reference in
            let place = places.place(in: reference.file, at: reference.offset)
            return .object([
              "path": .string(place.path), "line": .number(place.line),
              "column": .number(place.column), "length": .number(Int(reference.length)),
            ])
          }),
      ])
    }
    return JSONValue.object(["version": .number(1), "unresolved": .array(names)]).text
  }
}
