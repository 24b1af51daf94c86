import LintelGraph

/// Runs tests that have been built, several at a time.
struct TestQueue: Sendable {
  let swift: SwiftPackage
  let steps: SharedSteps
  /// The number of times that tests are run, from 1.
  let repetitions: Int
  /// The threads that each wait for one run.
  let workers: Workers

  /// - Returns: the runs of each plan, in the order of `plans`; to be discarded if the user has
  ///   interrupted the program.
  func run(_ plans: [TestPlan]) -> [RepeatedRuns] {
    let runs = workers.map(plans.count * repetitions) { position in
      if swift.isStopped() { return TestRun(outcome: .empty) }
      let plan = plans[position / repetitions]
      return steps.carryOut(.tests, plan.name) { swift.test(plan.selection, number: position) }
    }
    return plans.indices.map { index in
      RepeatedRuns(runs: Array(runs[index * repetitions..<(index + 1) * repetitions]))
    }
  }
}
