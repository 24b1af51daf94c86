import LintelGraph

/// Runs tests that have been built, several at a time.
struct TestQueue: Sendable {
  let swift: SwiftPackage
  let steps: SharedSteps
  /// How often tests are run, from 1.
  let repetitions: Int
  /// The threads that each wait for one run.
  let workers: Workers

  /// - Returns: what became of each plan, in their order; of no use if the user has lost patience.
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
