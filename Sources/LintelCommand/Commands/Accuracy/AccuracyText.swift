import LintelArchitecture
import LintelGraph
import LintelIndex
import LintelReports
import LintelText
import LintelVocabulary

/// The figures of a comparison, for people.
struct AccuracyText {
  let accuracy: Accuracy
  let project: Project
  let coverage: Coverage

  var text: String {
    var lines = [
      "\(counted(coverage.fileCount - coverage.lostCount, "file")) compared, "
        + "\(coverage.lostCount) without a fresh index left out"
    ]
    if coverage.partialCount > 0 {
      lines.append(
        "\(counted(coverage.partialCount, "file")) compared only for the targets that were built")
    }
    if accuracy.leftOutEdgeCount > 0 {
      lines.append(
        "\(counted(accuracy.leftOutEdgeCount, "file edge")) only of targets that were not built, "
          + "or to files without a fresh index, left out")
    }
    if let unread = coverage.unreadFiles {
      lines.append(
        "\(unread) built and not read: \(counted(accuracy.unreadEdgeCount, "file edge")) missed")
    }
    lines.append("")
    lines += table("level", accuracy.levels.map { ($0.level.rawValue, $0.score) })
    lines += [""]
    lines += table("kind of type edge", accuracy.kinds.map { ($0.kind.rawValue, $0.score) })
    lines += ["", ambiguous]
    lines += causes(accuracy.misses, "missed")
    lines += causes(accuracy.mistakes, "that the compiler does not see")
    return lines.map { $0 + "\n" }.joined()
  }

  private var ambiguous: String {
    let value = accuracy.ambiguous
    if value.names == 0 { return "no ambiguous names" }
    return
      "\(counted(value.names, "ambiguous name")): \(value.amongCandidates) with the true meaning "
      + "among the candidates, \(value.external) with an external meaning, "
      + "\(value.other) with another meaning"
  }

  private func table(_ title: String, _ rows: [(name: String, score: Accuracy.Score)]) -> [String] {
    let width = 18
    let heads = ["edges", "found", "correct", "precision", "recall"]
    func row(_ name: String, _ cells: [String]) -> String {
      name + blanks(width - name.count) + cells.map { blanks(10 - $0.count) + $0 }.joined()
    }
    return [row(title, heads)]
      + rows.map { name, score in
        row(
          name,
          [
            String(score.edges), String(score.found), String(score.correct),
            share(score.precision), share(score.recall),
          ])
      }
  }

  private func share(_ value: Double?) -> String { value.map(fraction) ?? "-" }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// An edge that the compiler does not see.
  struct WrongEdge {
    let level: String
    let path: String
    let line: Int
    let column: Int
    let from: String
    let to: String
    let kind: String
    let reason: String
  }

  /// Every edge between types, then every edge between files, that the compiler does not see.
  var wrongEdges: [WrongEdge] {
    var sources: [String: SourceText] = [:]
    func edges(_ level: Accuracy.Level, _ wrong: [Accuracy.WrongEdge]) -> [WrongEdge] {
      wrong.map { edge in
        let dependency = edge.dependency
        let path = project.graph.path(of: dependency.from)
        let source = sources[path] ?? SourceText(project.source(of: path) ?? [])
        sources[path] = source
        let place = source.place(of: dependency.offset)
        return WrongEdge(
          level: level.rawValue, path: path, line: place.line, column: place.column,
          from: project.graph.qualifiedName(of: dependency.from),
          to: project.graph.qualifiedName(of: dependency.to), kind: dependency.kind.rawValue,
          reason: edge.reason)
      }
    }
    return edges(.type, accuracy.wrongTypeEdges) + edges(.file, accuracy.wrongFileEdges)
  }

  /// The ``wrongEdges``, a line for each.
  var listOfWrong: String {
    let lines = wrongEdges.map { edge in
      "\(edge.level) \(edge.path.visible):\(edge.line):\(edge.column) \(edge.from.visible) -> "
        + "\(edge.to.visible) \(edge.kind): \(edge.reason)"
    }
    return (["", "every edge that the compiler does not see: \(lines.count)"] + lines)
      .map { $0 + "\n" }.joined()
  }

  private func causes(_ causes: [Accuracy.Cause], _ what: String) -> [String] {
    guard !causes.isEmpty else { return [] }
    let count = causes.reduce(0) { $0 + $1.count }
    var lines = ["", "\(counted(count, "type edge")) \(what)"]
    var sources: [String: SourceText] = [:]
    for cause in causes {
      lines.append("  \(cause.count): \(cause.reason)")
      for example in cause.examples {
        let path = project.graph.path(of: example.from)
        let source = sources[path] ?? SourceText(project.source(of: path) ?? [])
        sources[path] = source
        let place = source.place(of: example.offset)
        lines.append(
          "    \(path.visible):\(place.line):\(place.column) "
            + "\(project.graph.qualifiedName(of: example.from).visible) -> "
            + project.graph.qualifiedName(of: example.to).visible)
      }
    }
    return lines
  }
}
