import Foundation
import LintelFindings
import LintelReports
import LintelText
import LintelVocabulary
import Testing

@Suite struct GitLabReportTests {
  private func fingerprints(
    _ outcome: Result<CheckResult, ConfigurationErrors>
  ) throws -> [String] {
    let bytes = ReportFormat.gitlab.report(outcome)
    let issues = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    return try #require(issues).compactMap { $0["fingerprint"] as? String }
  }

  /// GitLab shows only one of those with equal fingerprints.
  @Test func fingerprintsAreUnique() throws {
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    let findings = ["one", "three", "two"].map { Samples.finding($0, at: [place]) }
    let first = findings[0].fingerprint
    #expect(
      try fingerprints(.success(Samples.result(findings))) == [first, first + "-2", first + "-3"])
    let error = ConfigurationError(path: "lintel.yml", line: 1, column: 1, message: "no")
    let errors = try fingerprints(.failure(ConfigurationErrors(errors: [error, error])))
    #expect(errors[1] == errors[0] + "-2")
  }

  /// A merge request would list them as new issues of the code.
  @Test func notesAreNoIssues() {
    let result = Samples.noted([Note(path: "Package.swift", message: "it is computed")])
    #expect(ReportFormat.gitlab.report(.success(result)).text == "[]\n")
  }

  /// So that what moves is no new issue.
  @Test func linesDoNotMatter() throws {
    let both = try [1, 20].map { line in
      let place = SourceLocation(path: "A.swift", line: line, column: 1)
      return try fingerprints(.success(Samples.result([Samples.finding(at: [place])])))
    }
    #expect(both[0] == both[1])
  }
}
