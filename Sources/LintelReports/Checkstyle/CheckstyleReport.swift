import LintelFindings
import LintelText

/// The outcome of a check in the format of Checkstyle, which many services and editors read.
struct CheckstyleReport {
  let options: ReportOptions

  /// The version of the format: the version of Checkstyle that most readers are tested with.
  private static let version = "4.3"

  /// - Precondition: `ReportFormat.checkstyle.load()` succeeds.
  func bytes(of outcome: Result<CheckResult, ConfigurationErrors>) -> [UInt8] {
    let entries =
      switch outcome {
      case .success(let result): result.findings.map(entry)
      case .failure(let error): error.errors.map(entry)
      }
    let xml = XMLTextWriter()
    xml.start("checkstyle")
    xml.attribute("version", Self.version)
    var path: String?
    for entry in entries {
      if entry.path != path {
        if path != nil { xml.end() }
        xml.start("file")
        xml.attribute("name", entry.path.visible)
        path = entry.path
      }
      write(entry, to: xml)
    }
    if path != nil { xml.end() }
    xml.end()
    return xml.finish()
  }

  /// One `error` element; the element has this name for every severity.
  private struct Entry {
    let path: String
    /// The line, from 1.
    let line: Int
    let column: Int?
    let severity: String
    let message: String
    let rule: String
  }

  private func entry(for finding: Finding) -> Entry {
    let place = finding.locations[0]
    return Entry(
      path: options.paths.path(of: place), line: place.line, column: place.columns?.start,
      severity: word(for: finding.severity), message: finding.message, rule: finding.rule)
  }

  private func entry(for error: ConfigurationError) -> Entry {
    let hasPlace = error.line > 0
    return Entry(
      path: options.paths.path(of: error), line: hasPlace ? error.line : 1,
      column: hasPlace ? error.column : nil, severity: "error", message: error.message,
      rule: "configuration")
  }

  private func write(_ entry: Entry, to xml: borrowing XMLTextWriter) {
    xml.start("error")
    xml.attribute("line", String(entry.line))
    if let column = entry.column { xml.attribute("column", String(column)) }
    xml.attribute("severity", entry.severity)
    xml.attribute("message", entry.message.visible)
    xml.attribute("source", "lintel." + entry.rule.visible)
    xml.end()
  }

  private func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
