import LintelReports
import LintelRules

/// What `lintel check` is told.
struct CheckArguments: Equatable {
  /// A project folder, or Swift files of one.
  var paths = ["."]
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  /// What goes to standard output.
  var format = ReportFormat.text
  /// What goes to files besides.
  var reports: [ReportRequest] = []
  /// The least severity that makes the check fail.
  var failOn = Severity.error
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  var exact = ExactOptions()
  var conditions = ConditionOptions()
  var color = ColorChoice.auto
  var isQuiet = false
  var isVerbose = false

  static var command: Command<Self> {
    Command(
      name: "check", abstract: "Check Swift code against its declared architecture.",
      initial: Self(),
      parameters: [
        .repeating(
          "paths", \.paths, help: "A project folder, or Swift files to show the findings of."),
        .config(\.config),
        .option(
          "format", "<format>", .choice, \.format,
          help: "How to write the findings to standard output."),
        .option(
          "report", "<format>=<path>", .report(in: ReportFormat.allCases), \.reports,
          help: "Also write a report to a file; may be repeated."),
        .option(
          "fail-on", "<severity>", .choice(of: Severity.allCases.reversed()), \.failOn,
          help: "The least severity that makes the check fail."),
        .jobs(\.jobs),
        .option(
          "color", "<when>", .choice, \.color, help: "Whether to color the text on a terminal."),
        .flag("quiet", short: "q", \.isQuiet, help: "Print findings only: no summary, no notes."),
        .flag(
          "verbose", short: "v", \.isVerbose,
          help: "Print how long each phase took, to standard error."),
      ] + .exact(\.exact) + .conditions(\.conditions))
  }
}

/// When to color.
enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}
