import LintelArchitecture
import LintelGraph
import LintelReports
import LintelText
import LintelVocabulary

/// The names that a drawing of the graph leaves out: unresolved names and, on request, ambiguous
/// names.
struct DoubtfulNames {
  let project: Project
  let includesAmbiguous: Bool

  var text: String {
    var locations = ReferenceLocations(in: project)
    var lines = UnresolvedNameList(project).lines(&locations)
    if includesAmbiguous {
      lines += [""] + AmbiguousNames(project, &locations).lines(&locations)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names as `Documentation/JSON.md` describes them.
  var json: String {
    var locations = ReferenceLocations(in: project)
    var members: [(key: String, value: JSONValue)] = [
      ("version", .number(1)), ("unresolved", UnresolvedNameList(project).json(&locations)),
    ]
    if includesAmbiguous {
      members.append(("ambiguous", AmbiguousNames(project, &locations).json(&locations)))
    }
    return JSONValue.members(members).text
  }
}

extension ReferenceLocations {
  private static let shownCount = 3

  /// Returns lines with the first few of the given locations, and with the number of the others.
  mutating func lines(of places: [(file: FileID, offset: UInt32)]) -> [String] {
    var lines: [String] = []
    for place in places.prefix(Self.shownCount) {
      let location = location(in: place.file, at: place.offset)
      lines.append("  \(location.path.visible):\(location.line):\(location.column)")
    }
    let rest = places.count - Self.shownCount
    return rest > 0 ? lines + ["  and \(rest) more"] : lines
  }

  mutating func json(of file: FileID, _ offset: UInt32, length: UInt32) -> JSONValue {
    let location = location(in: file, at: offset)
    return .object([
      "path": .string(location.path), "line": .number(location.line),
      "column": .number(location.column), "length": .number(Int(length)),
    ])
  }
}
