import LintelMetrics
import LintelText

/// A comparison for programs, as `Documentation/JSON.md` describes it.
struct JSONComparison {
  /// The version of the format, which changes whenever a program that reads the comparison could
  /// break.
  static let version = 1

  func value(of comparison: Comparison) -> JSONValue {
    .object([
      "version": .number(Self.version),
      "frameworks": JSONValue(comparison.frameworks),
      "variants": .array(comparison.variants.map(value)),
    ])
  }

  private func value(of variant: Variant) -> JSONValue {
    .object([
      "name": .string(variant.name),
      "toolkit": variant.toolkit.map { .string($0) } ?? .null,
      "figures": .members(
        Figure.allCases.map { ($0.rawValue, value(of: variant.figures[$0])) }),
      "components": variant.components.map(value) ?? .null,
    ])
  }

  private func value(of figure: FigureValue?) -> JSONValue {
    switch figure {
    case .count(let count): .number(count)
    case .share(let part, let whole), .ratio(let part, let whole): .fraction(part, of: whole)
    case nil: .null
    }
  }

  private func value(of components: ComponentDependencies) -> JSONValue {
    .object([
      "names": JSONValue(components.names),
      "dependencies": .array(
        components.dependencies.map {
          .object([
            "from": .string($0.from), "to": .string($0.to),
            "references": .number($0.referenceCount),
          ])
        }),
    ])
  }
}
