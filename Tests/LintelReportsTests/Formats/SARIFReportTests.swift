import LintelFindings
import LintelReports
import LintelVocabulary
import Testing

@Suite struct SARIFReportTests {
  private func log(
    _ findings: [Finding], options: ReportOptions = ReportOptions()
  ) throws -> SARIFLog {
    let result = Samples.result(findings)
    return try SARIFLog(ReportFormat.sarif.report(.success(result), options: options))
  }

  @Test func gitHubTakesSoManyResultsThatTheMostSevereComeFirst() throws {
    let result = Samples.large(25_300)
    let log = try SARIFLog(ReportFormat.sarif.report(.success(result)))
    #expect(log.results.count == 25_000)
    #expect(
      log.results.count { $0.level == "error" } == result.findings.count { $0.severity == .error })
    #expect(
      log.notifications.map(\.message.text)
        == [
          "300 results left out: GitHub accepts at most 25,000 results, with 1,000 locations each"
        ])
  }

  @Test func placesAreLimitedToo() throws {
    let places = (1...1_002).map { SourceLocation(path: "A.swift", line: $0, column: 1) }
    let log = try log([Samples.finding(at: places)])
    #expect(log.results.map(\.locations.count) == [1_000])
    #expect(log.notifications.map { $0.message.text.prefix(20) } == ["2 locations left out"])
  }

  @Test func oneBreachInTwoFindingsIsTwoResults() throws {
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    let log = try log([
      Samples.finding("one", at: [place]), Samples.finding("two", at: [place]),
    ])
    let hashes = log.results.compactMap { $0.partialFingerprints["primaryLocationLineHash"] }
    #expect(Set(log.results.map { $0.fingerprints["lintel/v1"] }).count == 1)
    #expect(hashes[1] == hashes[0] + "-2")
  }

  @Test(arguments: [
    ("see [a](http://example.com)", "see [a] (http://example.com)"),
    ("'f{0}'", "'f{{0}}'"), ("a\nb\u{202E}", "a\\u{{A}}b\\u{{202E}}"), ("plain", "plain"),
  ])
  func messagesHoldNeitherLinksNorPlaceholders(message: String, text: String) throws {
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    #expect(try log([Samples.finding(message, at: [place])]).results.map(\.message.text) == [text])
  }

  @Test(arguments: [
    ("A b/ä:1%.swift", "A%20b/%C3%A4%3A1%25.swift", "SRCROOT"),
    ("a\n?#\\.swift", "a%0A%3F%23%5C.swift", "SRCROOT"),
    ("/etc/rules.yml", "file:///etc/rules.yml", nil),
  ])
  func pathsAreAddresses(path: String, uri: String, base: String?) throws {
    let log = try log([Samples.finding(at: [SourceLocation(path: path, line: 1, column: 1)])])
    let artifact = try #require(log.results.first).locations[0].physicalLocation.artifactLocation
    #expect(artifact.uri == uri)
    #expect(artifact.uriBaseId == base)
  }

  @Test(arguments: [
    ("let a = B()", 9, 1, 9, 10), ("/* é🙂 */ B()", 14, 1, 11, 12), ("\tB()", 2, 0, 2, nil),
  ])
  func columnsCountUTF16(
    source: String, column: Int, length: Int, start: Int, end: Int?
  ) throws {
    let place = SourceLocation(
      path: "A.swift", line: 3, column: column, length: length, sourceLine: source)
    let region = try #require(try log([Samples.finding(at: [place])]).results.first)
      .locations[0].physicalLocation.region
    #expect(region == SARIFLog.Region(startLine: 3, startColumn: start, endColumn: end))
  }

  @Test func aPartOfALineTellsNoColumn() throws {
    let place = SourceLocation(
      path: "A.swift", line: 3, column: 900, length: 4, sourceLine: "a.b()", sourceColumn: 899)
    let region = try #require(try log([Samples.finding(at: [place])]).results.first)
      .locations[0].physicalLocation.region
    #expect(region == SARIFLog.Region(startLine: 3))
  }

  @Test func pathsAreThoseOfTheRepository() throws {
    let paths = RepositoryPaths(source: { "ios/" + $0 }, named: { "rules/" + $0 })
    let places = [("BUILD.bazel", true), ("lintel.yml", false)].map {
      SourceLocation(path: $0, isInProject: $1, line: 1, column: 1)
    }
    let log = try log([Samples.finding(at: places)], options: ReportOptions(paths: paths))
    let uris = log.results.flatMap(\.locations).map(\.physicalLocation.artifactLocation.uri)
    #expect(uris == ["ios/BUILD.bazel", "rules/lintel.yml"])
  }

  @Test func notesHaveTheirPlaces() throws {
    let result = Samples.noted([
      Note(path: "My App/Package.swift", line: 3, column: 9, message: "it is computed"),
      Note(message: "no code belongs to 'Router'"),
    ])
    let paths = RepositoryPaths(source: { "ios/" + $0 }, named: { $0 })
    let notes = try SARIFLog(
      ReportFormat.sarif.report(.success(result), options: ReportOptions(paths: paths))
    ).notifications
    #expect(notes.map(\.message.text) == ["it is computed", "no code belongs to 'Router'"])
    let place = try #require(notes[0].locations?.first).physicalLocation
    #expect(place.artifactLocation.uri == "ios/My%20App/Package.swift")
    #expect(place.region == SARIFLog.Region(startLine: 3))
    #expect(notes[1].locations == nil)
  }
}
