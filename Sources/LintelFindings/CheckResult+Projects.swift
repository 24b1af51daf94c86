import LintelVocabulary

extension CheckResult {
  /// Joins the results of several projects into one: the name of each rule begins with the folder
  /// of its project, and paths of sources are relative to the folder around all projects.
  ///
  /// - Parameter projects: at least one, in the order in which they are reported.
  package static func joined(_ projects: [(place: ProjectPlace, result: CheckResult)])
    -> CheckResult
  {
    func sum(_ count: KeyPath<CheckResult, Int>) -> Int {
      projects.reduce(0) { $0 + $1.result[keyPath: count] }
    }
    return CheckResult(
      rulesFile: projects.map(\.result.rulesFile).joined(separator: ", "),
      fileCount: sum(\.fileCount), declarationCount: sum(\.declarationCount),
      dependencyCount: sum(\.dependencyCount), ambiguousNameCount: sum(\.ambiguousNameCount),
      leftOut: .sum(of: projects.map(\.result.leftOut)),
      rules: projects.flatMap { place, result in result.rules.map { $0.placed(place) } },
      suppressed: projects.flatMap { place, result in
        result.suppressed.map { $0.placed(place) }
      },
      accepted: projects.flatMap { place, result in result.accepted.map { $0.placed(place) } },
      baseline: .sum(of: projects.compactMap(\.result.baseline)),
      notes: projects.flatMap { place, result in result.notes.map { $0.placed(place) } })
  }
}

extension RuleResult {
  fileprivate func placed(_ place: ProjectPlace) -> RuleResult {
    RuleResult(
      rule: place.rule(rule), kind: kind, because: because, components: components,
      findings: findings.map { $0.placed(place) }, consequenceCount: consequenceCount)
  }
}

extension SuppressedFinding {
  fileprivate func placed(_ place: ProjectPlace) -> SuppressedFinding {
    SuppressedFinding(
      finding: finding.placed(place),
      suppressions: suppressions.map {
        Suppression(
          rule: place.rule($0.rule), reason: $0.reason, location: place.location($0.location))
      })
  }
}

extension Note {
  fileprivate func placed(_ place: ProjectPlace) -> Note {
    guard let location else { return Note(message: "\(place.folder): \(message)") }
    return Note(location: place.location(location), message: message)
  }
}

extension LeftOutCounts {
  fileprivate static func sum(of parts: [LeftOutCounts]) -> LeftOutCounts {
    func sum(_ count: KeyPath<LeftOutCounts, Int>) -> Int {
      parts.reduce(0) { $0 + $1[keyPath: count] }
    }
    return LeftOutCounts(
      previews: sum(\.previews), branches: sum(\.branches), tests: sum(\.tests),
      excluded: sum(\.excluded), tools: sum(\.tools), ways: sum(\.ways))
  }
}

extension BaselineDelta {
  /// Returns the sum of the deltas; `nil` if no project has a baseline.
  fileprivate static func sum(of parts: [BaselineDelta]) -> BaselineDelta? {
    parts.isEmpty
      ? nil
      : BaselineDelta(
        path: parts.map(\.path).joined(separator: ", "),
        accepted: parts.reduce(0) { $0 + $1.accepted }, new: parts.reduce(0) { $0 + $1.new },
        fixed: parts.reduce(0) { $0 + $1.fixed })
  }
}
