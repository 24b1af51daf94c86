import LintelRules
import LintelWorkspace

/// Tests that are run together, and what that is called.
struct TestPlan: Sendable {
  let name: String
  /// Options of `swift test` that say which tests.
  let selection: [String]
}

extension TestPlan {
  init(_ subject: Subject) { self.init(name: subject.name, selection: subject.testSelection) }
}

extension VerificationRun {
  /// Runs tests that have been built, as often as the user has asked for, several at a time.
  ///
  /// - Returns: what became of each plan, in their order.
  /// - Throws: when the user has lost patience.
  func test(_ plans: [TestPlan]) throws(ConfigurationErrors) -> [RepeatedRuns] {
    let repetitions = verifier.options.repetitions
    let count = plans.count * repetitions
    let (swift, steps) = (swift, steps)
    let runs = RunResults(count: count)
    WorkSharing.run(count, jobs: verifier.options.jobs ?? 0) { take in
      while let batch = take() {
        for position in batch where !swift.isStopped() {
          let plan = plans[position / repetitions]
          let run = steps.carryOut(.tests, plan.name) {
            swift.test(plan.selection, number: position)
          }
          runs.set(run, at: position)
        }
      }
    }
    try checkNotStopped()
    let all = runs.all
    return plans.indices.map { index in
      RepeatedRuns(runs: Array(all[index * repetitions..<(index + 1) * repetitions]))
    }
  }
}
