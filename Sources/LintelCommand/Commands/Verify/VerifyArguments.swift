import LintelReports

/// What `lintel verify` is told.
struct VerifyArguments: Equatable {
  /// The package of the reference implementations.
  var samples = "SampleProjects"
  /// Always in the format `junit`.
  var report: ReportRequest?
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
          "report", "junit=<path>", .report(in: [.junit]), \.report,
          help: "Also write the results to a file."),
        .jobs(\.jobs),
        .flag("keep", \.keepsWork, help: "Keep the folders in which the samples were built."),
        .option(
          "timeout", "<seconds>", .count, \.timeout,
          help: "How long one run of a sample's tests may take; by default without limit."),
      ])
  }
}
