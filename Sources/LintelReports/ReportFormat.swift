import LintelFindings
import LintelPlatform
import LintelText

/// How the outcome of a check is written down.
///
/// The raw value is the word used for `--format` and `--report`.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people, editors and build logs; without the notes, which go to standard error.
  case text
  /// Everything that is known, for programs; see `Documentation/JSON.md`.
  case json
  /// Test results, for the test tab of a CI service.
  case junit

  /// Loads what reading and writing take, if anything: the sooner users hear that it is missing,
  /// the better.
  public func load() throws(ConfigurationErrors) {
    guard self == .junit else { return }
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
  public func report(
    _ outcome: Result<CheckResult, ConfigurationErrors>, options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    switch self {
    case .text: Array(TextReport(options: options).text(of: outcome).utf8)
    case .json: JSONReport().value(of: outcome).bytes
    case .junit: JUnitWriter().bytes(of: JUnitReport(options: options).document(of: outcome))
    }
  }
}
