#if canImport(Testing)
  import Testing

  extension Architecture {
    /// Checks a project, and records an issue for each finding at the line that breaks the rule.
    ///
    /// Findings of the severities `warning` and `note` are printed, and let no test fail. What makes
    /// the check impossible is an issue, at its place in the rules.
    ///
    /// - Parameters:
    ///   - root: the folder that the globs of the rules are relative to.
    ///   - baseline: what tells which findings are accepted for now.
    ///   - sourceLocation: where an issue is recorded that has no line of its own.
    public func expectNoFindings(
      in root: String = ".", baseline: Baseline = .besideRulesFile,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let expectation = Expectation(self, in: root, baseline: baseline)
      for remark in expectation.remarks { print(remark) }
      for failure in expectation.failures {
        Issue.record(
          Comment(rawValue: failure.text),
          sourceLocation: failure.line > 0 ? SourceLocation(failure) : sourceLocation)
      }
    }
  }

  extension SourceLocation {
    fileprivate init(_ failure: Expectation.Failure) {
      self.init(
        // An identifier has a module and a file; issues are shown with the file.
        fileID: "Lintel/" + (failure.path.split(separator: "/").last.map(String.init) ?? "-"),
        filePath: failure.path, line: failure.line, column: max(failure.column, 1))
    }
  }
#endif
