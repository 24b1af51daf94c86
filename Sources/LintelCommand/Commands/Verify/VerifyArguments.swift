import LintelReports

/// What `lintel verify` is told.
struct VerifyArguments: Equatable {
  /// The package of the reference implementations.
  var samples = "SampleProjects"
  /// Of variants, twins and faults; empty for all.
  var names: [String] = []
  /// From 1.
  var repetitions = 1
  /// Always in the format `junit`.
  var report: ReportRequest?
  /// Where what failed leaves what it has printed.
  var logFolder: String?
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  var keepsWork = false
  /// In seconds, from 1; `nil` for no limit.
  var timeout: Int?

  static var command: Command<Self> {
    Command(
      name: "verify", abstract: "Prove that the bundled reference architectures really work.",
      initial: Self(),
      parameters: [
        .optional("samples", \.samples, help: "The package of the reference implementations."),
        .option(
          "only", "<name>", .text, \.names,
          help:
            "Verify a variant, or one of its twins or faults, such as 'MVC/ModelKnowsController'; "
            + "may be repeated."),
        .option(
          "repeat", "<n>", .count, \.repetitions,
          help: "How often to run all tests; what fails in any of the runs has failed."),
        .option(
          "report", "junit=<path>", .report(in: [.junit]), \.report,
          help: "Also write the results to a file."),
        .option(
          "logs", "<folder>", .text, \.logFolder,
          help: "Keep what builds and tests that fail have printed."),
        .jobs(\.jobs),
        .flag("keep", \.keepsWork, help: "Keep the folders in which the samples were built."),
        .option(
          "timeout", "<seconds>", .count, \.timeout,
          help: "How long one build, or one run of a sample's tests, may take; by default without "
            + "limit."),
      ])
  }
}
