import LintelJudging
import LintelText

/// The metrics; Documentation/Rules/metrics.md defines each.
package enum Metric: String, CaseIterable {
  case lines
  case members
  case dependencies
  case dependents
  case instability
}

/// The value of a metric for one unit.
package struct MetricReading: Hashable, Sendable {
  /// A count, or an instability from 0 to 1.
  package let value: Double
  /// The numbers of units that the measured unit depends on, and that depend on it; 0 unless the
  /// metric is the instability.
  package var efferent = 0
  package var afferent = 0
}

/// The reason why a reading is out of bounds.
struct MetricReason: BreachReason {
  let metric: Metric
  let level: RuleLevel
  let reading: MetricReading
  /// The names of the counted units; see ``Meter/names(countedOf:)``.
  let names: [String]
  let bound: MetricBound

  func message(_ parts: BreachWords) -> String {
    let isOne = metric == .instability || bound.number.value == 1
    return "\(statement(parts.fromWords)); at \(bound.isMost ? "most" : "least") "
      + "\(bound.number.text) \(isOne ? "is" : "are") \(bound.isMost ? "allowed" : "expected")"
  }

  private func statement(_ name: String) -> String {
    let count = Int(reading.value)
    switch metric {
    case .lines: return "\(name) has \(counted(count, "line")) of code"
    case .members: return "\(name) has \(counted(count, "member"))"
    case .dependencies:
      return
        "\(name) depends on \(count == 0 ? "no \(level.plural)" : level.counted(count))\(namesInWords)"
    case .dependents:
      return
        "\(name) is used by \(count == 0 ? "no \(level.plural)" : level.counted(count))\(namesInWords)"
    case .instability:
      let ratio = Ratio(part: reading.efferent, whole: reading.efferent + reading.afferent)
      return "\(name) has the instability \(ratio.text): it depends on "
        + "\(level.counted(reading.efferent)), and \(reading.afferent) on it"
    }
  }

  private var namesInWords: String {
    names.isEmpty ? "" : ": " + list(names.map(quoted), last: "and", limit: 3)
  }

  func remedy(_ parts: BreachWords) -> String {
    switch (metric, bound.isMost) {
    case (.lines, true), (.members, true), (.dependencies, true):
      "split it into parts that change independently"
    case (.dependents, true): "split it by the needs of its users"
    case (.lines, false), (.members, false): "merge it with its users"
    case (.dependencies, false): "merge it with code that has the same dependencies"
    case (.dependents, false): "merge it with its users, or remove it"
    case (.instability, true): "let it depend on fewer others, or on protocols of its own"
    case (.instability, false): "let others use it, or let it do more of its work by itself"
    }
  }
}

extension RuleLevel {
  /// Returns a number of units in words: `1 type`, `12 types`.
  package func counted(_ count: Int) -> String { LintelText.counted(count, rawValue, plural) }
}
