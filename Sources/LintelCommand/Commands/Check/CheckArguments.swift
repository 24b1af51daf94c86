import LintelArchitecture
import LintelFindings
import LintelReports

/// The arguments of `lintel check`.
struct CheckArguments: Equatable {
  /// Project folders, or Swift files of projects; ``standardInput`` for a file that is read from
  /// standard input.
  var paths = ["."]
  var reading = ReadingArguments()
  /// The path of the file whose contents are read from standard input.
  var assumedFile: String?
  /// The path of the baseline; `nil` for the file beside the rules file, if there is one.
  var baseline: String?
  var ignoresBaseline = false
  /// A git revision; only findings on lines that changed since then are shown.
  var since: String?
  /// The format of standard output.
  var format = ReportFormat.text
  /// The reports that are written to files as well.
  var reports: [ReportRequest] = []
  /// The lowest severity that makes the check fail.
  var failOn = Severity.error
  var color = ColorChoice.auto
  /// Whether text shows all findings, and not only the first of many.
  var showsAll = false
  /// Whether text and `github` list findings that are only ambiguous.
  var showsNotes = false
  /// The headings under which text shows findings; `nil` for none.
  var grouping: FindingGrouping?
  /// The folder that paths in text and `junit` are relative to; `nil` for the working folder.
  var pathBase: String?
  var isQuiet = false
  var isVerbose = false

  var baselineFile: BaselineFile {
    ignoresBaseline ? .none : baseline.map { .at($0) } ?? .besideRulesFile
  }

  static let standardInput = "-"

  static var command: Command<Self> {
    Command(
      name: "check", abstract: "Check Swift code against its declared architecture.",
      initial: Self(),
      parameters: [inputs, outputs, .exact(\.reading.exact), .conditions(\.reading.conditions)]
        .flatMap(\.self),
      error: \.error)
  }

  private static var inputs: [Parameter<Self>] {
    [
      .repeating(
        "paths", \.paths,
        help:
          "Project folders, or Swift files to show the findings of; '-' for one that is read from "
          + "standard input."),
      .option(
        "assume-filename", "<file>", .text, \.assumedFile,
        help: "The file of the project that is read from standard input."),
      .config(\.reading.config),
      .baseline(\.baseline),
      .flag(
        "no-baseline", \.ignoresBaseline, help: "Ignore the baseline."),
      .option(
        "since", "<revision>", .text, \.since,
        help: "Show only findings on lines that changed since a git revision; the whole project "
          + "is judged."),
    ]
  }

  private static var outputs: [Parameter<Self>] {
    [
      .option(
        "format", "<format>", .choice, \.format,
        help: "How to write the findings to standard output."),
      .option(
        "report", "<format>=<path>", .report(in: ReportFormat.allCases), \.reports,
        help: "Also write a report to a file; may be repeated."),
      .flag(
        "all", \.showsAll,
        help: "Show all findings as text; otherwise more than twenty are summed up, and ambiguous "
          + "ones are only counted."),
      .flag(
        "notes", \.showsNotes,
        help: "List findings that are notes only because a name is ambiguous, in text and github."),
      .option(
        "group-by", "<what>", .choice, \.grouping,
        help: "Show findings as text under headings, the largest group first."),
      .option(
        "relative-to", "<folder>", .text, \.pathBase,
        help:
          "The folder that the paths of text and junit are relative to, '/' for full paths; by "
          + "default the working folder."),
      .option(
        "fail-on", "<severity>", .choice(of: Severity.allCases.reversed()), \.failOn,
        help: "The least severity that makes the check fail."),
      .jobs(\.reading.jobs),
      .resolveManifests(\.reading.resolvesManifests),
      .option(
        "color", "<when>", .choice, \.color, help: "Whether to color the text on a terminal."),
      .flag(
        "quiet", short: "q", \.isQuiet,
        help: "Print the findings and nothing else: no summary, no remarks."),
      .flag(
        "verbose", short: "v", \.isVerbose,
        help: "Print which projects were found, and how long each phase took, to standard error."),
    ]
  }

  /// The error of options that exclude or need each other; `nil` if there is none.
  private var error: UsageError? {
    if baseline != nil, ignoresBaseline {
      return .conflict("--no-baseline", "--baseline", reason: "Choose one of them.")
    }
    guard paths.contains(Self.standardInput) else {
      return assumedFile == nil
        ? nil : .missingPartner(of: "--assume-filename", Self.standardInput)
    }
    if paths.count > 1 {
      let others = paths.filter { $0 != Self.standardInput }
      return .unexpectedArguments(others.isEmpty ? [Self.standardInput] : others)
    }
    if assumedFile == nil {
      return .missingPartner(of: Self.standardInput, "--assume-filename <file>")
    }
    let reason = "The text from standard input is not on the disk yet."
    if reading.exact.isExact { return .conflict(Self.standardInput, "--exact", reason: reason) }
    if since != nil { return .conflict(Self.standardInput, "--since", reason: reason) }
    return nil
  }
}

/// When to colour the text.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that supports colours, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}
