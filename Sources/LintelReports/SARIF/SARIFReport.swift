import LintelFindings
import LintelText
import LintelVocabulary

/// The outcome of a check as a log of static analysis results: SARIF 2.1.0.
struct SARIFReport {
  let options: ReportOptions

  /// The largest number of results of one run that GitHub accepts.
  static let resultLimit = 25_000

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  func value(of outcome: Result<CheckResult, ConfigurationErrors>) -> JSONValue {
    .object([
      "$schema": .string(Self.schema),
      "version": .string("2.1.0"),
      "runs": .array([run(of: outcome)]),
    ])
  }

  private func run(of outcome: Result<CheckResult, ConfigurationErrors>) -> JSONValue {
    let rules = (try? outcome.get().rules) ?? []
    let bases = JSONValue.object([
      SARIFPlaces.root: .object([
        "description": SARIFText.message("the top folder of the repository")
      ])
    ])
    let results = (try? outcome.get()).map(SARIFResults.init)
    let places = SARIFPlaces(paths: options.paths)
    // If nothing was checked, the key `results` must be missing: an empty list would say that all
    // findings are fixed.
    let members = results.map { [("results", $0.value(places))] } ?? []
    return .members(
      [
        (
          "tool",
          .object([
            "driver": .object([
              "name": .string("Lintel"), "rules": .array(rules.map(SARIFRules().value)),
            ])
          ])
        ),
        ("invocations", .array([invocation(outcome, results, places)])),
        ("originalUriBaseIds", bases),
        ("columnKind", .string("utf16CodeUnits")),
      ] + members)
  }

  private func notification(_ note: Note, _ places: SARIFPlaces) -> JSONValue {
    let locations = note.location.map { [places.location(of: $0)] }
    return .members(
      [("level", .string("note")), ("message", SARIFText.message(note.message))]
        + (locations.map { [("locations", .array($0))] } ?? []))
  }

  private func invocation(
    _ outcome: Result<CheckResult, ConfigurationErrors>, _ results: SARIFResults?,
    _ places: SARIFPlaces
  ) -> JSONValue {
    switch outcome {
    case .success(let result):
      let notes = result.notes + (results?.leftOutText.map { [Note(message: $0)] } ?? [])
      return .object([
        "executionSuccessful": .bool(true),
        "toolExecutionNotifications": .array(notes.map { notification($0, places) }),
      ])
    case .failure(let error):
      return .object([
        "executionSuccessful": .bool(false),
        "toolConfigurationNotifications": .array(
          error.errors.map { error in
            .object([
              "level": .string("error"),
              "message": SARIFText.message(error.message),
              "locations": .array([places.location(of: error)]),
            ])
          }),
      ])
    }
  }
}
