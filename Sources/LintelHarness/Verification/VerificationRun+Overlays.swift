import LintelText

extension VerificationRun {
  /// Builds all overlays of a group together, and tests each set. If the build fails, builds and
  /// tests each set alone; if that fails as well, or the tests of a set fail, each overlay alone.
  ///
  /// - Parameter group: sets of different samples.
  mutating func verify(
    _ group: [OverlaySet]
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    let subjects = group.flatMap(\.subjects)
    try copy.change { folder throws(ConfigurationErrors) in
      var files: [String: [UInt8]] = [:]
      for subject in subjects {
        files.merge(try subject.contents(in: folder)) { first, _ in first }
      }
      return files
    }
    let name = group.count == 1 ? group[0].name : "\(subjects.count) twins and faults"
    let build = try self.build("building \(name)", .build, of: subjects.map(\.name))
    var lines: [SubjectVerification] = []
    switch build.outcome {
    case .ended(status: 0):
      let runs = try test(group.map(\.testPlan))
      // Rules are checked on the package with each overlay alone.
      try copy.restore()
      for (set, runs) in zip(group, runs) {
        lines += try verify(set, runs)
      }
    case .ended where group.count > 1:
      steps.add(.build, count: group.count)
      for set in group { lines += try verify([set]) }
    case .ended where subjects.count > 1:
      skipTests(of: group)
      lines = try verifyAlone(subjects)
    case .ended:
      let verdict = Verdict.failed(summary: "does not build", details: build.log.tail)
      skipTests(of: group)
      lines = try untested(subjects[0], verdict, build.log)
    case .failed(let reason):
      let verdict = Verdict.unknown(summary: reason, details: build.log.tail)
      skipTests(of: group)
      for subject in subjects { lines += try untested(subject, verdict, build.log) }
    }
    return lines
  }

  private mutating func verify(
    _ set: OverlaySet, _ runs: RepeatedRuns
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    let count = set.subjects.count
    guard count == 1 || runs.arePassed else { return try verifyAlone(set.subjects) }
    var lines: [SubjectVerification] = []
    for subject in set.subjects {
      lines.append(try line(of: subject, runs, testTime: runs.time / count))
    }
    return lines
  }

  private mutating func verifyAlone(
    _ subjects: [VerifiedSample]
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    steps.add(.build, count: subjects.count)
    steps.add(.tests, count: subjects.count * verifier.options.repetitions)
    var lines: [SubjectVerification] = []
    for subject in subjects { lines += try verify([OverlaySet(subject)]) }
    return lines
  }

  /// Removes the test runs of sets that could not be built; the overlays of a set share theirs.
  private func skipTests(of group: [OverlaySet]) {
    steps.skip(.tests, count: group.count * verifier.options.repetitions)
  }

  /// Returns the line of an overlay that could not be built.
  ///
  /// - Parameter log: the log of the build that failed.
  /// - Returns: an empty array for a subject without an overlay, which is never built here.
  private func untested(
    _ subject: VerifiedSample, _ verdict: Verdict, _ log: String
  ) throws(ConfigurationErrors) -> [SubjectVerification] {
    guard let overlay = subject.overlay else { return [] }
    var line = SubjectVerification(subject.sample, overlay, scenarios: verdict, time: .zero)
    line.log = try verifier.keep(log, of: line.name)
    return [line]
  }
}
