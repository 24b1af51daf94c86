/// Tests that are run together, and what that is called.
struct TestPlan: Sendable {
  let name: String
  /// Options of `swift test` that say which tests.
  let selection: [String]
}

extension TestPlan {
  init(_ subject: Subject) { self.init(name: subject.name, selection: subject.testSelection) }
}
