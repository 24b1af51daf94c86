import LintelConfiguration
import LintelFindings
import LintelText

/// Makes the findings of groups of breaches, on one thread.
struct FindingMaker {
  private let judge: Judge
  private let today: CalendarDate
  private let lookups: Lookups
  private var locations: LocationFinder
  /// The writer for the last rule, kept because the next groups mostly belong to the same rule.
  private var writer: FindingWriter?

  init(
    judge: Judge, today: CalendarDate, source: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.judge = judge
    self.today = today
    lookups = Lookups(judge.graph, source: source)
    locations = LocationFinder(source: source)
  }

  mutating func findings(of groups: ArraySlice<BreachGroup>, _ rule: RuleDefinition) -> [Finding] {
    let writer =
      if let last = self.writer, last.rule.name == rule.name { last } else {
        FindingWriter(rule, judge.context(of: rule, today: today, lookups))
      }
    self.writer = writer
    return groups.compactMap { writer.finding(of: $0, &locations) }
  }
}
