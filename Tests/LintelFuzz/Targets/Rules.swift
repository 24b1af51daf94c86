import LintelFindings
import LintelGraph
import LintelJudging
import LintelPresets
import LintelReports
import LintelRules
import LintelText
import LintelVocabulary

/// The properties that any bytes must have as a rules file.
enum RulesProperty: String, FuzzProperty {
  /// Every error has a message, and a location in the file.
  case messages
  /// The same bytes give the same rules or errors.
  case determinism
  /// A valid file is judged, equally with any number of threads, or an error says why not.
  case judging
  /// Nothing that is printed does harm, and JUnit reports can be read again.
  case reports

  func breach(in input: RulesInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages:
      input.problems.flatMap { messageBreach($0, about: RulesInput.path, input.bytes) }
    case .determinism: input.words == RulesInput(input.bytes).words ? nil : "read otherwise again"
    case .judging: input.judgingBreach
    case .reports: input.reportsBreach
    }
  }
}

/// A rules file that is read, and judged on ``FixedProject``.
struct RulesInput {
  static let path = "lintel.yml"

  let bytes: [UInt8]
  private let configuration: Result<Configuration, ConfigurationErrors>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    configuration = Result { () throws(ConfigurationErrors) in
      try Configuration.load(path: Self.path, presets: Presets.all) { path in
        path == Self.path ? bytes : Self.neighbours.first { path.hasSuffix($0.ending) }?.bytes
      }
    }
  }

  /// The files that a rules file may name, by the ends of their paths.
  private static let neighbours: [(ending: String, bytes: [UInt8])] = [
    ("base.yml", Array("version: 1\ncomponents: { Base: Core/** }\nrules: {}\n".utf8)),
    (".mmd", Array("flowchart TD\n  App --> Core\n  Data --> Core\n".utf8)),
    (".puml", Array("@startuml\n[App] --> [Core]\n@enduml\n".utf8)),
  ]

  var problems: [ConfigurationError]? {
    if case .failure(let errors) = configuration { errors.errors } else { nil }
  }

  /// All words that describe the rules; sorted, because parts of them are sets.
  fileprivate var words: [Substring] {
    String(describing: configuration).split { " ,:[]()".contains($0) }.sorted()
  }

  private func outcome(_ workers: Workers) -> Result<CheckResult, ConfigurationErrors> {
    configuration.flatMap { configuration in
      Result { () throws(ConfigurationErrors) in
        let graph =
          configuration.symbolUseFilter.map {
            FixedProject.graph(of: FixedProject.scanned(), keeping: $0)
          } ?? Self.graph
        let judge = try Judge(configuration, graph)
        let today = Self.today
        let rules = judge.results(today: today, workers: workers, source: FixedProject.source)
        return CheckResult(
          rulesFile: configuration.path, fileCount: graph.files.count,
          declarationCount: graph.declarations.count, dependencyCount: graph.dependencies.count,
          rules: rules, notes: judge.notes)
      }
    }
  }

  private static let graph = FixedProject.graph(of: FixedProject.scanned())
  /// The date that decides which exceptions have expired.
  private static let today = CalendarDate("2026-06-30")!

  /// Workers that do each piece of work separately, the last one first.
  private static let backwards = Workers { count, work in
    for position in (0..<count).reversed() {
      var rest: Range<Int>? = position..<position + 1
      work {
        defer { rest = nil }
        return rest
      }
    }
  }

  fileprivate var judgingBreach: String? {
    guard case .success(let configuration) = configuration else { return nil }
    let outcome = outcome(.single)
    if ReportFormat.json.report(outcome) != ReportFormat.json.report(self.outcome(Self.backwards)) {
      return "judged otherwise in another order"
    }
    switch outcome {
    case .failure(let errors):
      if errors.errors.isEmpty { return "neither judged nor a problem" }
      return messageBreach(errors.errors, about: Self.path, bytes)
    case .success(let result):
      let names = configuration.rules.map(\.name)
      if result.rules.map(\.rule) != names { return "not every rule is judged" }
      return result.findings.lazy.compactMap(breach).first
    }
  }

  private func breach(in finding: Finding) -> String? {
    if finding.message.isEmpty { return "a finding without a message" }
    return finding.locations.lazy.compactMap { location -> String? in
      guard let source = FixedProject.source(of: location.path) else { return nil }
      return placeBreach(line: location.line, column: location.column, in: SourceText(source))
        .map { "a finding is at \($0)" }
    }.first
  }

  fileprivate var reportsBreach: String? {
    let outcome = outcome(.single)
    for format in ReportFormat.allCases {
      if let breach = controlBreach(in: format.report(outcome)) { return "\(format): \(breach)" }
    }
    do {
      _ = try JUnitReader().document(from: ReportFormat.junit.report(outcome))
      return nil
    } catch {
      return "junit: \(error)"
    }
  }
}
