import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText

/// `metrics`: a metric of types, files, folders, components or modules stays within bounds.
package struct MetricsRule: RuleKind {
  package static let word = "metrics"
  package static let summary =
    "a metric of types, files, folders, components or modules stays within bounds"
  package static let judges = RuleSubject.nothingWritten
  package static let options: [any DeclaredOption] = [metric, level, components, max, min]

  package static let metric = RuleOption<Metric>.word(
    "metric", isRequired: true, standard: .lines, "The quantity that is measured.")
  package static let level = RuleOption<RuleLevel>.word(
    "level", isRequired: true, standard: .type, named: "level", "The unit that is measured.")
  package static let components = RuleOption<[ComponentReference]>.components(
    "in", "Only units with code of these components; all by default.")
  package static let max = RuleOption<Located<DecimalNumber>?>.decimal(
    "max", "The greatest value that is allowed.")
  package static let min = RuleOption<Located<DecimalNumber>?>.decimal(
    "min", "The least value that is allowed.")

  package let metric: Metric
  package let level: RuleLevel
  package let components: [ComponentReference]
  package let bounds: [MetricBound]

  package init(_ fields: Fields) {
    metric = fields[Self.metric]
    level = fields[Self.level]
    components = fields[Self.components]
    let (max, min) = (fields[Self.max], fields[Self.min])
    bounds = [
      max.map { MetricBound(number: $0.value, isMost: true) },
      min.map { MetricBound(number: $0.value, isMost: false) },
    ].compactMap { $0 }
    if fields[Self.max.key] == nil, fields[Self.min.key] == nil {
      fields.log.report(
        FieldError.needsOneOf([Self.max.key, Self.min.key], owner: fields.owner), at: fields.mark)
    }
    if metric == .members, level != .type, let node = fields[Self.level.key] {
      fields.log.report(
        FieldError.wrongType(
          what: "'level' of the metric 'members'", expected: "'type'",
          found: "'\(level.rawValue)'"), at: node.mark)
    }
    for (key, bound) in [(Self.max.key, max), (Self.min.key, min)] {
      guard let bound else { continue }
      let isInRange = metric == .instability ? bound.value.value <= 1 : bound.value.isWhole
      if !isInRange {
        let expected = metric == .instability ? "a number from 0 to 1" : "a whole number from 0 on"
        fields.log.report(
          FieldError.wrongType(
            what: "'\(key)'", expected: expected, found: "'\(bound.value.text)'"),
          at: bound.mark)
      }
    }
    if let max, metric == .instability, max.value.value == 1 {
      fields.log.report(
        FieldError.cannotFail(fields.owner, why: "no instability is above 1"), at: max.mark)
    }
    if let min, min.value.value == 0 {
      fields.log.report(
        FieldError.cannotFail(fields.owner, why: "nothing is below 0"), at: min.mark)
    }
    if let max, let min, max.value.value < min.value.value {
      fields.log.report(MetricsError.boundsCross(min.value.text, max.value.text), at: min.mark)
    }
  }

  package var references: [ComponentReference] { components }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let judged =
      components.isEmpty
      ? scope.components.components.indices.map(ComponentID.init)
      : scope.components.components(of: components)
    let hasTypes = scope.graph.declarations.indices.contains { id in
      scope.graph.declarations[id].kind.isNominalType
        && (components.isEmpty
          || judged.contains(
            where: scope.components.membership(of: DeclarationID(id)).contains))
    }
    return Bound(
      judged: judged, isLimited: !components.isEmpty, mark: scope.mark, metric: metric,
      level: level, bounds: bounds, isIdle: level == .type && !hasTypes)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    package let isLimited: Bool
    package let mark: Mark
    package let metric: Metric
    package let level: RuleLevel
    package let bounds: [MetricBound]
    /// Whether there is nothing to measure: the level is `type`, but no types are declared.
    package let isIdle: Bool

    package func breaches(in context: RuleContext) -> [any Breach] {
      let meter = Meter(metric, level, context)
      return meter.things(of: isLimited ? judged : nil).flatMap { thing -> [any Breach] in
        guard let reading = meter.reading(of: thing) else { return [] }
        return bounds.filter { !$0.contains(reading) }.map { bound in
          let reason = MetricReason(
            metric: metric, level: level, reading: reading, names: meter.names(countedOf: thing),
            bound: bound)
          return thing.name.map {
            DeclarationBreach(
              groupNamed: $0, at: thing.place, of: thing.component, reason: reason)
          } ?? DeclarationBreach(thing.place, of: thing.component, reason: reason)
        }
      }
    }

    package func canFail(among filled: [ComponentID]) -> Bool {
      !isIdle && (!isLimited || !Set(judged).isDisjoint(with: filled))
    }

    package var vacuity: [Vacuity] {
      guard isIdle else { return [] }
      let error = RuleError.optionCannotFail(
        "level: type", why: "these components declare no types")
      return [.option(error, at: mark)]
    }
  }
}

/// The upper or the lower bound of a metric.
package struct MetricBound: Hashable {
  package let number: DecimalNumber
  /// Whether this is the upper bound.
  package let isMost: Bool

  package func contains(_ reading: MetricReading) -> Bool {
    isMost ? reading.value <= number.value : reading.value >= number.value
  }
}

/// The errors in the bounds of a metric.
enum MetricsError: DescribedError {
  case boundsCross(String, String)

  var message: String {
    switch self {
    case .boundsCross(let min, let max):
      "contradiction: nothing is at least \(min) and at most \(max)"
    }
  }
}
