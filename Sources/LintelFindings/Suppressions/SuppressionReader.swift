import LintelVocabulary

/// Reads the comments of one file that hide findings.
struct SuppressionReader {
  private let path: String
  private let bytes: [UInt8]
  private let source: SourceText
  private let rules: [String]
  /// What was disabled and not enabled again so far.
  private var open: [Suppression] = []
  private(set) var ranges: [HiddenRange] = []
  private(set) var errors: [Finding] = []

  init(path: String, _ bytes: [UInt8], rules: [String]) {
    self.path = path
    self.bytes = bytes
    self.rules = rules
    source = SourceText(bytes)
  }

  /// - Parameter directives: those of the file, by place.
  mutating func read(_ directives: ArraySlice<Directive>) {
    for directive in directives {
      let start = min(Int(directive.offset), bytes.count)
      let end = max(start, min(Int(directive.end), bytes.count))
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      switch SuppressionComment.read(text) {
      case nil: break
      case .failure(let error):
        errors.append(.broken(error, at: location(of: start, length: end - start)))
      case .success(let comment): take(comment, at: start)
      }
    }
    for suppression in open {
      report(.neverEnabled(suppression.rule), suppression)
      hide(suppression, to: (.max, 1))
    }
  }

  private mutating func take(_ comment: SuppressionComment, at start: Int) {
    for word in comment.rules {
      let suppression = Suppression(
        rule: word.text, reason: comment.reason ?? "",
        location: location(of: start + word.offset, length: word.text.utf8.count))
      guard rules.contains(word.text) else {
        let unknown = SuppressionError.unknownRule(word.text, known: rules)
        report(word.text == "all" ? .everyRule : unknown, suppression)
        continue
      }
      switch (comment.action, comment.reach) {
      case (.enable, _): enable(suppression)
      case (.disable, nil): disable(suppression)
      case (.disable, let reach?): hide(suppression, reach)
      }
    }
  }

  private mutating func disable(_ suppression: Suppression) {
    if let other = open.first(where: { $0.rule == suppression.rule }) {
      report(.alreadyDisabled(suppression.rule, line: other.location.line), suppression)
    } else {
      open.append(suppression)
    }
  }

  private mutating func enable(_ end: Suppression) {
    if let index = open.firstIndex(where: { $0.rule == end.rule }) {
      hide(open.remove(at: index), to: (end.location.line, end.location.column))
    } else {
      report(.notDisabled(end.rule), end)
    }
  }

  private mutating func hide(_ suppression: Suppression, to end: (line: Int, column: Int)) {
    let start = (suppression.location.line, suppression.location.column)
    ranges.append(HiddenRange(suppression: suppression, start: start, end: end))
  }

  private mutating func hide(_ suppression: Suppression, _ reach: SuppressionComment.Reach) {
    let line = suppression.location.line
    let lines: ClosedRange<Int>? =
      switch reach {
      case .this: line...line
      case .next: codeLine(from: line, by: 1)
      case .previous: codeLine(from: line, by: -1)
      case .file: 1...(source.lineCount)
      }
    // Nothing to hide is nothing hidden, which is reported as such.
    let range = lines ?? line...line
    ranges.append(
      HiddenRange(
        suppression: suppression, start: (range.lowerBound, 1), end: (range.upperBound + 1, 1)))
  }

  /// The nearest line with more than a comment on it.
  private func codeLine(from line: Int, by step: Int) -> ClosedRange<Int>? {
    var line = line + step
    while (1...source.lineCount).contains(line) {
      let text = source.text(ofLine: line).drop(while: \.isWhitespace)
      if !text.isEmpty, !text.hasPrefix("//") { return line...line }
      line += step
    }
    return nil
  }

  private mutating func report(_ error: SuppressionError, _ suppression: Suppression) {
    errors.append(.broken(error, at: suppression.location, rule: suppression.rule))
  }

  private func location(of offset: Int, length: Int) -> SourceLocation {
    let (line, column) = source.place(of: UInt32(clamping: offset))
    return SourceLocation(
      path: path, line: line, column: column, length: length,
      sourceLine: source.text(ofLine: line))
  }
}
