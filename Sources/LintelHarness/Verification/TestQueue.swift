import LintelWorkspace

/// Runs tests that have been built, several at a time.
struct TestQueue: Sendable {
  let swift: SwiftPackage
  let steps: SharedSteps
  /// How often tests are run, from 1.
  let repetitions: Int
  /// How many runs there are at a time; 0 for one per processor.
  let jobs: Int

  /// - Returns: what became of each plan, in their order; of no use if the user has lost patience.
  func run(_ plans: [TestPlan]) -> [RepeatedRuns] {
    let count = plans.count * repetitions
    let results = RunResults(count: count)
    WorkSharing.run(count, jobs: jobs) { take in
      while let batch = take() {
        for position in batch where !swift.isStopped() {
          let plan = plans[position / repetitions]
          let run = steps.carryOut(.tests, plan.name) {
            swift.test(plan.selection, number: position)
          }
          results.set(run, at: position)
        }
      }
    }
    let all = results.all
    return plans.indices.map { index in
      RepeatedRuns(runs: Array(all[index * repetitions..<(index + 1) * repetitions]))
    }
  }
}
