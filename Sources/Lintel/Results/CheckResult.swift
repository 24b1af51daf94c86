import LintelFindings

extension Architecture {
  /// Everything that one check found out.
  public struct CheckResult: Sendable {
    /// What breaks rules, by path, line, column and rule.
    public let findings: [Finding]
    /// What comments in the code hide.
    public let suppressed: [Finding]
    /// What the baseline accepts.
    public let accepted: [Finding]
    /// Things worth knowing that are no breach, such as a manifest that could be read only in part.
    public let notes: [String]
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
      notes = result.notes
      fileCount = result.fileCount
      declarationCount = result.declarationCount
      dependencyCount = result.dependencyCount
    }
  }
}
