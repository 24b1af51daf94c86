import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelReports
import LintelText
import LintelVocabulary

/// The ambiguous names of a project, which ``CheckResult/ambiguousNameCount`` counts, each with the
/// reason, the candidates and its locations.
struct AmbiguousNames {
  private struct Key: Hashable {
    let name: String
    let ambiguity: Ambiguity?
    let candidates: [DeclarationID]
  }

  private struct Entry {
    let key: Key
    /// The uses of the name, sorted by file and offset.
    let uses: [Dependency]
  }

  private let graph: DependencyGraph
  /// The entries, sorted by name, then by first use.
  private let entries: [Entry]

  init(_ project: Project, _ locations: inout ReferenceLocations) {
    let graph = project.graph
    self.graph = graph
    var entries: [Key: [Dependency]] = [:]
    for uses in graph.ambiguousNames() {
      let key = Key(
        name: locations.text(
          of: uses[0].offset, length: uses[0].length,
          in: graph.declarations[uses[0].from].file),
        ambiguity: uses[0].ambiguity, candidates: graph.candidates(of: uses))
      entries[key, default: []].append(uses[0])
    }
    func place(_ use: Dependency) -> (FileID, UInt32) {
      (graph.declarations[use.from].file, use.offset)
    }
    self.entries = entries.map { key, uses in
      Entry(key: key, uses: uses.sorted { place($0) < place($1) })
    }
    .sorted { left, right in
      left.key.name == right.key.name
        ? place(left.uses[0]) < place(right.uses[0]) : left.key.name < right.key.name
    }
  }

  func lines(_ locations: inout ReferenceLocations) -> [String] {
    guard !entries.isEmpty else { return ["no ambiguous names"] }
    let count = entries.reduce(0) { $0 + $1.uses.count }
    var lines = ["\(counted(entries.count, "ambiguous name")), \(counted(count, "reference"))"]
    for entry in entries {
      let key = entry.key
      let reason =
        key.ambiguity.map { ", because \(graph.words(for: $0, of: key.candidates))" } ?? ""
      let names = graph.words(ofCandidates: key.candidates)
      let others = graph.meanings(besides: key.candidates, key.ambiguity)
      let meanings = list(names + others, last: "or")
      lines.append("'\(key.name.visible)': \(counted(entry.uses.count, "reference"))\(reason)")
      lines.append("  may mean \(meanings.visible)")
      lines += locations.lines(of: entry.uses.map { (graph.declarations[$0.from].file, $0.offset) })
    }
    return lines
  }

  /// Returns the names as `Documentation/JSON.md` describes them.
  func json(_ locations: inout ReferenceLocations) -> JSONValue {
    .array(
      entries.map { entry in
        let candidates = entry.key.candidates.map { candidate in
          let value = graph.declarations[candidate]
          let place = locations.location(in: value.file, at: value.offset)
          return JSONValue.object([
            "name": .string(graph.qualifiedName(of: candidate)),
            "group": JSONValue(graph.group(of: candidate)),
            "path": .string(place.path), "line": .number(place.line),
            "column": .number(place.column),
          ])
        }
        return .object([
          "name": .string(entry.key.name),
          "reason": JSONValue(entry.key.ambiguity?.rawValue),
          "candidates": .array(candidates),
          "count": .number(entry.uses.count),
          "places": .array(
            entry.uses.map { use in
              locations.json(
                of: graph.declarations[use.from].file, use.offset, length: use.length)
            }),
        ])
      })
  }
}
