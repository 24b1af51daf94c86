import LintelVocabulary

extension SourceLocation {
  /// Returns the location without the text of its line, if that text must not be shown.
  fileprivate func hidingLine(where isHidden: (String) -> Bool) -> SourceLocation {
    guard isInProject, isHidden(path) else { return self }
    return SourceLocation(path: path, line: line, column: column, length: length)
  }
}

extension Finding {
  /// Returns this finding without the source lines of files whose text must not be shown.
  ///
  /// - Parameter isHidden: whether the text of the file at a path must not be shown.
  package func hidingLines(where isHidden: (String) -> Bool) -> Finding {
    var contents = contents
    contents.report.locations = locations.map { $0.hidingLine(where: isHidden) }
    contents.report.path = path.map {
      Hop(
        from: $0.from, to: $0.to, kind: $0.kind, location: $0.location.hidingLine(where: isHidden))
    }
    contents.parts = contents.parts.map { $0.hidingLines(where: isHidden) }
    if rule == Suppressions.ruleName, isHidden(locations[0].path) {
      contents.report.message = "a comment for Lintel is wrong or hides nothing"
      contents.report.to = nil
      contents.report.remedy = nil
    }
    return Finding(contents)
  }
}

extension SuppressedFinding {
  /// Returns this finding without the source lines, and without the reasons in comments, of files
  /// whose text must not be shown.
  package func hidingLines(where isHidden: (String) -> Bool) -> SuppressedFinding {
    SuppressedFinding(
      finding: finding.hidingLines(where: isHidden),
      suppressions: suppressions.map {
        Suppression(
          rule: $0.rule, reason: isHidden($0.location.path) ? "not shown" : $0.reason,
          location: $0.location.hidingLine(where: isHidden))
      })
  }
}
