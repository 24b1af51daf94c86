import LintelFindings

extension Architecture {
  /// The result of a check: findings, notes and counts.
  public struct CheckResult: Sendable {
    /// The findings that are neither suppressed nor accepted, sorted by path, line, column and
    /// rule.
    public let findings: [Finding]
    /// The findings that are hidden by suppressions, i.e. by comments in the code.
    public let suppressed: [Finding]
    /// The findings that the baseline accepts.
    public let accepted: [Finding]
    /// Remarks that are not findings, e.g. that a manifest could be read only in part.
    public let notes: [Note]
    public let fileCount: Int
    public let declarationCount: Int
    public let dependencyCount: Int

    init(_ result: LintelFindings.CheckResult, root: String) {
      func findings(_ findings: [LintelFindings.Finding]) -> [Finding] {
        findings.map { Finding($0, root: root) }
      }
      self.findings = findings(result.findings)
      suppressed = findings(result.suppressed.map(\.finding))
      accepted = findings(result.accepted)
      notes = result.notes.map { Note($0, root: root) }
      fileCount = result.fileCount
      declarationCount = result.declarationCount
      dependencyCount = result.dependencyCount
    }
  }
}
