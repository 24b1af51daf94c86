import LintelMetrics
import LintelText

/// The words for what a comparison holds, the same in all formats for people.
struct ComparisonWords {
  struct Group {
    let title: String
    let rows: [Row]
  }

  struct Row {
    let title: String
    /// For each variant.
    let values: [String]
  }

  let comparison: Comparison

  /// Those of which at least one variant has something, with a row for each such figure.
  var groups: [Group] {
    FigureGroup.allCases.compactMap { group in
      let figures = group.figures.filter { figure in
        comparison.variants.contains { $0.figures[figure] != nil }
      }
      guard !figures.isEmpty else { return nil }
      return Group(
        title: group.rawValue,
        rows: figures.map { figure in
          Row(
            title: title(of: figure),
            values: comparison.variants.map { $0.figures[figure]?.text ?? "-" })
        })
    }
  }

  private func title(of figure: Figure) -> String {
    switch figure {
    case .files: "files"
    case .types: "types"
    case .protocols: "protocols"
    case .lines: "lines of code"
    case .linesApart: "lines apart from " + comparison.frameworks.joined(separator: ", ")
    case .typeDependencies, .componentDependencies: "dependencies"
    case .propagationCost: "propagation cost"
    case .nccd: "NCCD"
    case .typesInCycles, .componentsInCycles: "in cycles"
    case .largestCycle: "in the largest cycle"
    case .components: "components"
    case .rules: "rules"
    case .errors: "errors"
    case .warnings: "warnings"
    }
  }

  /// For each of two variants what only its components have, a line each; empty if nothing differs.
  var differences: [(variant: String, lines: [String])] {
    (comparison.differences ?? []).map { difference in
      let components = difference.names.map { "component \($0)" }
      let dependencies = difference.dependencies.map {
        "\($0.from) -> \($0.to) (\(counted($0.referenceCount, "reference")))"
      }
      return (variant: difference.variant, lines: components + dependencies)
    }.filter { !$0.lines.isEmpty }
  }
}
