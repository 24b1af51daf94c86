#if canImport(Testing)
  import Testing

  extension Architecture {
    /// Checks a project, and records an issue for each finding of the severity `error`, at the line
    /// that breaks the rule.
    ///
    /// Findings of the severities `warning` and `note` are printed, and make no test fail. An error
    /// that makes the check impossible is recorded as an issue at its location in the rules.
    ///
    /// - Parameters:
    ///   - root: the folder that the globs of the rules are relative to.
    ///   - baseline: where to find the baseline, the findings that are accepted for now.
    ///   - sourceLocation: the location at which to record an issue that has no line of its own.
    public func expectNoFindings(
      in root: String = ".", baseline: Baseline = .besideRulesFile,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let outcome = TestOutcome(self, in: root, baseline: baseline)
      for remark in outcome.remarks { print(remark) }
      for failure in outcome.failures {
        Issue.record(
          Comment(rawValue: failure.text),
          sourceLocation: failure.line > 0 ? SourceLocation(failure) : sourceLocation)
      }
    }
  }

  extension SourceLocation {
    fileprivate init(_ failure: TestOutcome.Failure) {
      self.init(
        // A file ID must be `module/file`; an issue is shown with the file name only.
        fileID: "Lintel/" + (failure.path.split(separator: "/").last.map(String.init) ?? "-"),
        filePath: failure.path, line: failure.line, column: max(failure.column, 1))
    }
  }
#endif
