/// Tests that are run together, and the name of the run.
struct TestPlan: Sendable {
  let name: String
  /// The options of `swift test` that select the tests.
  let selection: [String]
}

extension TestPlan {
  init(_ subject: VerifiedSample) {
    self.init(name: subject.name, selection: subject.testSelection)
  }
}
