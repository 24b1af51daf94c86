#if canImport(XCTest)
  import XCTest

  extension Architecture {
    /// Checks a project, and records a failure of the test case for each finding of the severity
    /// `error`, at the line that breaks the rule.
    ///
    /// Findings of the severities `warning` and `note` are printed, and make no test fail. An error
    /// that makes the check impossible is recorded as a failure at its location in the rules.
    ///
    /// - Parameters:
    ///   - root: the folder that the globs of the rules are relative to.
    ///   - baseline: where to find the baseline, the findings that are accepted for now.
    ///   - test: the test case that runs, `self`.
    ///   - file: the file in which to record a failure that has no line of its own.
    ///   - line: the line in `file`.
    public func expectNoFindings(
      in root: String = ".", baseline: Baseline = .besideRulesFile, recordingIn test: XCTestCase,
      file: String = #filePath, line: Int = #line
    ) {
      let outcome = TestOutcome(self, in: root, baseline: baseline)
      for remark in outcome.remarks { print(remark) }
      for failure in outcome.failures {
        let place = failure.line > 0 ? (failure.path, failure.line) : (file, line)
        test.record(failure.text, file: place.0, line: place.1)
      }
    }
  }

  extension XCTestCase {
    fileprivate func record(_ text: String, file: String, line: Int) {
      #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: text,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
      #endif
    }
  }
#endif
