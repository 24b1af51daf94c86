import Foundation

extension Specification {
  /// Checks that the calling source file declares a test function for every scenario.
  ///
  /// Reads the source, because a test that does not exist cannot report itself missing.
  public func checkCompleteness(of suite: String = #filePath) throws {
    let source = try String(contentsOfFile: suite, encoding: .utf8)
    let missing = scenarios.filter { !source.contains("@Test func \($0.testName)()") }
    guard missing.isEmpty else {
      throw SpecificationError.missingTests(missing.map(\.testName))
    }
  }
}
