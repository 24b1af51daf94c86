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
      let rows = group.figures.filter(isTelling).map { figure in
        Row(
          title: title(of: figure),
          values: comparison.variants.map { $0.figures[figure]?.text ?? "-" })
      }
      guard !rows.isEmpty else { return nil }
      return Group(title: group.rawValue, rows: group == .size ? toolkits + rows : rows)
    }
  }

  /// The row of the toolkits; empty if no variant has one.
  private var toolkits: [Row] {
    guard comparison.variants.contains(where: { $0.toolkit != nil }) else { return [] }
    return [
      Row(title: "toolkit", values: comparison.variants.map { $0.toolkit?.visible ?? "-" })
    ]
  }

  /// Whether a figure says something: some variant has it, and it is not 0 wherever it is known. No
  /// errors are worth a row, and files of their own only if variants share files.
  private func isTelling(_ figure: Figure) -> Bool {
    func values(of figure: Figure) -> [FigureValue] {
      comparison.variants.compactMap { $0.figures[figure] }
    }
    switch figure {
    case .errors: return !values(of: .errors).isEmpty
    case .ownFiles, .ownLines:
      if values(of: .ownFiles) == values(of: .files) { return false }
    default: break
    }
    return !values(of: figure).allSatisfy { $0 == .count(0) }
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
    }
  }
}
