import Testing

@testable import LintelHarness

/// How far a verification says that it is.
@Suite struct StepsTests {
  @Test func stepsAreCountedWithoutTheOneUnderWay() {
    var steps = Steps([.firstBuild: 1, .tests: 2])
    #expect(steps.progress("building").done == 0)
    #expect(steps.progress("building").total == 3)
    steps.end(.firstBuild, after: .seconds(9))
    #expect(steps.progress("MVC").done == 1)
    #expect(steps.progress("MVC").total == 3)
    #expect(steps.progress("MVC").name == "MVC")
  }

  @Test func timeLeftIsToldOnceEachKindIsKnown() {
    var steps = Steps([.firstBuild: 1, .build: 2, .tests: 3])
    steps.end(.firstBuild, after: .seconds(60))
    steps.end(.tests, after: .seconds(2))
    #expect(steps.progress("MVC").timeLeft == nil)
    steps.end(.build, after: .seconds(10))
    #expect(steps.progress("MVC").timeLeft == .seconds(14))
  }

  @Test func timeLeftCountsTestsThatRunAtTheSameTime() {
    var steps = Steps([.build: 1, .tests: 5], testsAtATime: 2)
    steps.end(.tests, after: .seconds(3))
    steps.end(.build, after: .seconds(10))
    #expect(steps.progress("MVC").timeLeft == .seconds(6))
  }

  @Test func stepsCanBeAddedAndLeftOut() {
    var steps = Steps([.build: 1, .tests: 2])
    steps.add(.build, count: 1)
    steps.skip(.tests, count: 2)
    #expect(steps.progress("MVC").total == 2)
  }
}
