import LintelMetrics
import LintelText

/// The contents of a comparison in words, the same in all formats for people.
struct ComparisonWords {
  struct Group {
    let title: String
    let rows: [Row]
  }

  struct Row {
    let title: String
    /// The values, one for each variant.
    let values: [String]
  }

  let comparison: Comparison

  /// The groups of figures, with a row for each figure that says something; groups without such a
  /// figure are left out.
  var groups: [Group] {
    FigureGroup.allCases.compactMap { group in
      let figures = group.figures.filter(isTelling)
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

  /// Whether a figure says something: some variant has it, it is not 0 in all of them, and files of
  /// their own are not simply all files.
  private func isTelling(_ figure: Figure) -> Bool {
    let values = comparison.variants.map { $0.figures[figure] }
    let all: Figure? =
      switch figure {
      case .ownFiles: .files
      case .ownLines: .lines
      default: nil
      }
    if let all, values == comparison.variants.map({ $0.figures[all] }) { return false }
    return !values.allSatisfy { $0 == nil || $0 == .count(0) }
  }

  private func title(of figure: Figure) -> String {
    figure == .linesApart
      ? "\(figure.title) \(comparison.frameworks.joined(separator: ", "))" : figure.title
  }

  /// The components and dependencies that only one of two variants has, one line each; empty if
  /// nothing differs, or if ``Comparison/differences`` is `nil`.
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

extension FigureValue {
  /// The value as people read it: `1204`, `62 %` or `1.21`, rounded half up.
  var text: String {
    switch self {
    case .count(let count): String(count)
    case .share(let part, let whole): "\((200 * part + whole) / (2 * whole)) %"
    case .ratio(let part, let whole): decimal(part, of: whole)
    case .name(let name): name.visible
    }
  }
}
