import LintelRules

extension VerificationRun {
  /// Builds overlays together, or each alone if they do not build, and tests them.
  ///
  /// - Parameter group: no sample twice.
  mutating func verify(
    _ group: [Subject]
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    var files: [String: String] = [:]
    for subject in group { files.merge(subject.replacements) { first, _ in first } }
    try copy.replace(with: files)
    let name = group.count == 1 ? group[0].name : "\(group.count) twins and faults"
    let build = try self.build("building \(name)", .build)
    var lines: [SubjectVerification] = []
    switch build.outcome {
    case .ended(status: 0):
      for (subject, runs) in zip(group, try test(group.map(TestPlan.init))) {
        lines.append(try line(of: subject, runs))
      }
    case .ended where group.count > 1:
      for subject in group {
        steps.add(.build)
        lines += try verify([subject])
      }
    case .ended:
      let verdict = Verdict.failed(summary: "does not build", details: build.log.tail)
      lines += try untested(group[0], verdict, build.log)
    case .failed(let reason):
      let verdict = Verdict.unknown(summary: reason, details: build.log.tail)
      for subject in group { lines += try untested(subject, verdict, build.log) }
    }
    return lines
  }

  /// - Parameter log: of the build that failed.
  /// - Returns: nothing for a sample as it is, whose build does not fail here.
  private func untested(
    _ subject: Subject, _ verdict: Verdict, _ log: String
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    guard let overlay = subject.overlay else { return [] }
    steps.skip(.tests, count: verifier.options.repetitions)
    var line = SubjectVerification(subject.sample, overlay, scenarios: verdict, time: .zero)
    line.log = try verifier.keep(log, of: line.name)
    return [line]
  }
}
