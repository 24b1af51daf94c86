import LintelVocabulary

/// Reads the comments of one file that hide findings.
struct SuppressionReader {
  private let bytes: [UInt8]
  private var places: PlaceFinder
  private let rules: RuleNames
  /// The suppressions that have not ended so far, by their rules.
  private var open: [String: Suppression] = [:]
  /// Computed when it is first needed.
  private var nearestCode: NearestCode?
  private(set) var ranges: [HiddenRange] = []
  private(set) var errors: [Finding] = []

  init(path: String, _ bytes: [UInt8], rules: RuleNames) {
    self.bytes = bytes
    self.rules = rules
    places = PlaceFinder(path: path, SourceText(bytes))
  }

  /// Adds the ranges that the directives hide, and the errors in the directives.
  ///
  /// - Parameter directives: the directives of the file, sorted by location.
  mutating func read(_ directives: ArraySlice<Directive>) {
    for directive in directives {
      let start = min(Int(directive.offset), bytes.count)
      let end = max(start, min(Int(directive.end), bytes.count))
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      switch SuppressionComment.read(text, isRule: rules.known.contains) {
      case nil: break
      case .failure(let error):
        errors.append(.broken(error, at: location(of: start, length: end - start)))
      case .success(let comment): take(comment, at: start)
      }
    }
    for suppression in open.values.sorted(by: {
      SourceLocation.precedes($0.location, $1.location)
    }) {
      report(.neverEnabled(suppression.rule), suppression)
      hide(suppression, to: (.max, 1))
    }
  }

  private mutating func take(_ comment: SuppressionComment, at start: Int) {
    for word in comment.rules {
      let suppression = Suppression(
        rule: word.text, reason: comment.reason ?? "",
        location: location(of: start + word.offset, length: word.text.utf8.count))
      guard rules.known.contains(word.text) else {
        let unknown = SuppressionError.unknownRule(word.text, known: rules.all)
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
    if let other = open[suppression.rule] {
      report(.alreadyDisabled(suppression.rule, line: other.location.line), suppression)
    } else {
      open[suppression.rule] = suppression
    }
  }

  private mutating func enable(_ end: Suppression) {
    if let begin = open.removeValue(forKey: end.rule) {
      hide(begin, to: (end.location.line, end.location.column))
    } else {
      report(.notDisabled(end.rule), end)
    }
  }

  private mutating func hide(_ suppression: Suppression, to end: (line: Int, column: Int)) {
    let start = (suppression.location.line, suppression.location.column)
    ranges.append(
      HiddenRange(suppression: suppression, isOneLine: false, start: start, end: end))
  }

  private mutating func hide(_ suppression: Suppression, _ reach: SuppressionComment.Reach) {
    let line = suppression.location.line
    let lines: ClosedRange<Int>? =
      switch reach {
      case .this: line...line
      case .next: codeLine(from: line, by: 1)
      case .previous: codeLine(from: line, by: -1)
      case .file: 1...(places.source.lineCount)
      }
    // Without such a line the range is empty, so that the comment is reported as unused. It does
    // not mean its own line.
    let start = lines?.lowerBound ?? line
    ranges.append(
      HiddenRange(
        suppression: suppression, isOneLine: reach != .file, start: (start, 1),
        end: (lines.map { $0.upperBound + 1 } ?? start, 1)))
  }

  /// Returns the nearest line after `line`, or before it if `step` is negative, that contains code.
  private mutating func codeLine(from line: Int, by step: Int) -> ClosedRange<Int>? {
    let nearest = nearestCode ?? NearestCode(places.source)
    nearestCode = nearest
    return (step > 0 ? nearest.after[line] : nearest.before[line]).map { $0...$0 }
  }

  private mutating func report(_ error: SuppressionError, _ suppression: Suppression) {
    errors.append(.broken(error, at: suppression.location, rule: suppression.rule))
  }

  private mutating func location(of offset: Int, length: Int) -> SourceLocation {
    places.location(of: UInt32(clamping: offset), length: length)
  }
}

/// The rule names that comments may use.
struct RuleNames {
  let all: [String]
  let known: Set<String>

  init(_ all: [String]) {
    self.all = all
    known = Set(all)
  }
}

/// For each line of a file, from 1, the nearest other lines that contain code. A line is code
/// unless it is blank, begins with `//`, or lies in a comment that begins a line with `/*`.
private struct NearestCode {
  private(set) var before: [Int?]
  private(set) var after: [Int?]

  init(_ source: SourceText) {
    var isInComment = false
    let isCode = (1...source.lineCount).map { line in
      var text = source.text(ofLine: line).drop(while: \.isWhitespace)
      if text.hasPrefix("/*") {
        isInComment = true
        text = text.dropFirst(2)
      }
      if isInComment {
        guard let end = text.firstRange(of: "*/") else { return false }
        isInComment = false
        text = text[end.upperBound...].drop(while: \.isWhitespace)
      }
      return !text.isEmpty && !text.hasPrefix("//")
    }
    before = Array(repeating: nil, count: source.lineCount + 1)
    after = before
    for line in 1...source.lineCount {
      before[line] = line > 1 && isCode[line - 2] ? line - 1 : before[line - 1]
    }
    for line in (1..<source.lineCount).reversed() {
      after[line] = isCode[line] ? line + 1 : after[line + 1]
    }
  }
}
