import LintelVocabulary

/// The comments in the sources that hide findings, and the errors in them.
///
/// A comment hides locations of findings. A finding without any other location disappears.
package struct Suppressions {
  /// The name under which wrong and unused comments are reported; no rule may have it.
  package static let ruleName = "suppressions"

  /// The hidden parts of files, by path and rule.
  private let hidden: [PathKey: [String: HiddenPlaces]]
  private let errors: [Finding]
  /// Whether no comment in the sources is addressed to Lintel.
  private let isEmpty: Bool

  /// - Parameters:
  ///   - directives: the directives, sorted by path and location.
  ///   - rules: the rule names that comments may use.
  ///   - source: returns the text of a file by its path; called once for each file with directives.
  package init(_ directives: [Directive], rules: [String], source: (String) -> [UInt8]?) {
    var hidden: [PathKey: [String: HiddenPlaces]] = [:]
    let rules = RuleNames(rules)
    var errors: [Finding] = []
    var start = 0
    while start < directives.count {
      let path = directives[start].path
      let end =
        directives[start...].firstIndex { !$0.path.hasSameBytes(as: path) }
        ?? directives.count
      if let bytes = source(path) {
        var reader = SuppressionReader(path: path, bytes, rules: rules)
        reader.read(directives[start..<end])
        let ranges = Dictionary(grouping: reader.ranges, by: \.suppression.rule)
        hidden[PathKey(path)] = ranges.mapValues(HiddenPlaces.init)
        errors += reader.errors
      }
      start = end
    }
    self.hidden = hidden
    self.errors = errors
    isEmpty = directives.isEmpty
  }

  /// Returns the results with only the findings that no comment hides, and the hidden findings, in
  /// the order in which findings are reported. If the sources contain comments for Lintel, the last
  /// result has a finding for each comment that is wrong or hides nothing.
  package func applied(
    to results: [RuleResult]
  ) -> (results: [RuleResult], suppressed: [SuppressedFinding]) {
    guard !isEmpty else { return (results, []) }
    var suppressed: [SuppressedFinding] = []
    var places: [PathKey: [String: [SourceLocation]]] = [:]
    var left = results.map { result in
      var exceptions = result.exceptions
      let findings = result.findings.compactMap { finding -> Finding? in
        for place in finding.suppressiblePlaces {
          let path = PathKey(place.path)
          if hidden[path]?[finding.rule] == nil { continue }
          places[path, default: [:]][finding.rule, default: []].append(place)
        }
        let (shown, part) = split(finding)
        if let part {
          suppressed.append(part)
          if let index = exceptions.firstIndex(where: { $0.index == finding.exception }) {
            exceptions[index].isPartlyHidden = true
          }
        }
        return shown
      }
      return result.replacing(findings: findings, exceptions: exceptions)
    }
    // A comment that is reported as wrong is not also reported as unused.
    let broken = Set(errors.flatMap(\.locations))
    let unused = hidden.flatMap { path, rules in
      rules.flatMap { rule, hidden in hidden.unused(for: places[path]?[rule] ?? []) }
    }.filter { !broken.contains($0.suppression.location) }
    left.append(
      RuleResult(
        rule: Self.ruleName, kind: Self.ruleName, components: [],
        findings: errors
          + unused.map { suppression, nearest in
            .broken(
              .unused(suppression.rule, nearest: nearest), at: suppression.location,
              rule: suppression.rule)
          }))
    return (left, suppressed.sorted { Finding.precedes($0.finding, $1.finding) })
  }

  /// Divides a finding into the part that is shown and the part that is hidden.
  private func split(_ finding: Finding) -> (shown: Finding?, hidden: SuppressedFinding?) {
    var shown: [SourceLocation] = []
    var covered: [SourceLocation] = []
    var suppressions: [Suppression] = []
    // A comment at a step that chains share hides the chains.
    let steps = finding.stepPlaces.flatMap { place in
      hidden[PathKey(place.path)]?[finding.rule]?.suppressions(hiding: place) ?? []
    }
    if !steps.isEmpty {
      return (
        nil,
        SuppressedFinding(
          finding: finding,
          suppressions: Set(steps).sorted {
            SourceLocation.precedes($0.location, $1.location)
          })
      )
    }
    for place in finding.locations {
      let rules = hidden[PathKey(place.path)]
      let covering = rules?[finding.rule]?.suppressions(hiding: place) ?? []
      if covering.isEmpty { shown.append(place) } else { covered.append(place) }
      suppressions += covering
    }
    guard !covered.isEmpty else { return (finding, nil) }
    let part = SuppressedFinding(
      finding: finding.replacing(locations: covered),
      suppressions: Set(suppressions).sorted {
        SourceLocation.precedes($0.location, $1.location)
      })
    return (shown.isEmpty ? nil : finding.replacing(locations: shown), part)
  }
}

extension Finding {
  /// The locations of the steps at which a comment hides the finding, besides those of the first.
  fileprivate var stepPlaces: [SourceLocation] {
    sharesSteps ? path.dropFirst().map(\.location) : []
  }

  fileprivate var suppressiblePlaces: [SourceLocation] { locations + stepPlaces }

  /// Creates the finding about an error in a comment.
  ///
  /// - Parameter rule: the rule that the comment names, if the error is about one.
  package static func broken(
    _ error: SuppressionError, at place: SourceLocation, rule: String? = nil
  )
    -> Finding
  {
    Finding(
      rule: Suppressions.ruleName, severity: .error, message: error.message,
      from: Endpoint(name: place.path), to: rule.map { Endpoint(name: $0) }, locations: [place],
      remedy: error.remedy)
  }
}
