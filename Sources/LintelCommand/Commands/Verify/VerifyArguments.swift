import LintelReports

/// The arguments of `lintel verify`.
struct VerifyArguments: Equatable {
  /// The package of the reference implementations.
  var samples = "SampleProjects"
  /// The names of variants, twins and faults to verify; empty for all.
  var names: [String] = []
  /// How often all tests are run, from 1.
  var repetitions = 1
  /// The report to write, always in the format `junit`.
  var report: ReportRequest?
  /// The folder for the output of builds and tests that fail.
  var logFolder: String?
  /// The number of jobs, from 1; `nil` for one per processor.
  var jobs: Int?
  var keepsWork = false
  /// The folder in which builds are kept for the next run; `nil` to keep none.
  var buildFolder: String?
  /// The time limit of a build, or of a run of tests, in seconds from 1; `nil` for none.
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
          help: "How often to run all tests; a test that fails in any run has failed."),
        .option(
          "report", "junit=<path>", .report(in: [.junit]), \.report,
          help: "Also write the results to a file."),
        .option(
          "logs", "<folder>", .text, \.logFolder,
          help: "Keep the output of builds and tests that fail."),
        .jobs(\.jobs),
        .flag("keep", \.keepsWork, help: "Keep the folders in which the samples were built."),
        .option(
          "builds", "<folder>", .text, \.buildFolder,
          help: "Keep the builds in a folder, and build only what has changed since the last run."),
        .option(
          "timeout", "<seconds>", .count, \.timeout,
          help: "How long one build, or one run of a sample's tests, may take; by default without "
            + "limit."),
      ])
  }
}
