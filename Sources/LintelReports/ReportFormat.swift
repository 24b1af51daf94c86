import LintelFindings
import LintelPlatform
import LintelText

/// The format in which the outcome of a check is written.
///
/// The raw value is the word used for `--format` and `--report`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people, editors and build logs, without ``CheckResult/notes``, which go to standard
  /// error.
  case text
  /// All results, for programs; see `Documentation/JSON.md`.
  case json
  /// Test results, for the test tab of a CI service.
  case junit
  /// Static analysis results, for code scanning and editors; SARIF 2.1.0.
  case sarif
  /// Log commands, whose findings GitHub Actions shows on the changed lines.
  case github
  /// A GitLab code quality report.
  case gitlab
  /// The format of Checkstyle, which many services and editors read.
  case checkstyle
  /// A summary with folded details, for a comment on a change or the page of a CI run.
  case markdown

  /// Whether people read the report as it is; the other formats are read by programs.
  package var isForPeople: Bool { self == .text || self == .markdown }

  /// Loads the library that the format requires, if any, so that users learn early that it is
  /// missing.
  package func load() throws(ConfigurationErrors) {
    guard self == .junit || self == .checkstyle else { return }
    do throws(LibraryError) {
      try XMLFunctions.loaded()
    } catch {
      throw ConfigurationErrors(
        errors: [ConfigurationError(path: XMLFunctions.libraryName, message: error.reason)])
    }
  }

  /// Writes `outcome` as UTF-8 text that ends with a line break; equal outcomes and options give
  /// equal bytes.
  ///
  /// - Precondition: ``load()`` succeeds.
  package func report(
    _ outcome: Result<CheckResult, ConfigurationErrors>, options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    switch self {
    case .text: Array(TextReport(options: options).text(of: outcome).utf8)
    case .json: JSONReport().value(of: outcome).bytes
    case .junit: JUnitWriter().bytes(of: JUnitReport(options: options).document(of: outcome))
    case .sarif: SARIFReport(options: options).value(of: outcome).bytes
    case .github: Array(GitHubReport(options: options).text(of: outcome).utf8)
    case .gitlab: GitLabReport(options: options).value(of: outcome).bytes
    case .checkstyle: CheckstyleReport(options: options).bytes(of: outcome)
    case .markdown: Array(MarkdownReport(options: options).text(of: outcome).utf8)
    }
  }
}
