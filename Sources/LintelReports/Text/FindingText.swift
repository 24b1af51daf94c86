import LintelFindings
import LintelText
import LintelVocabulary

extension Finding {
  /// Returns the finding as `text` reports show it: lines that each end with a line break.
  package func text(paths: RepositoryPaths) -> String {
    FindingText(style: TextStyle(usesColor: false), paths: paths).text(of: self)
  }

  /// Returns the first line of ``text(paths:)``, without its line break: the location, severity,
  /// message and rule.
  package func headline(paths: RepositoryPaths) -> String {
    FindingText(style: TextStyle(usesColor: false), paths: paths).heading(of: self)
  }
}

/// One finding as lines of text: the message, the source line, then the path, further locations,
/// reason and remedy.
struct FindingText {
  let style: TextStyle
  let paths: RepositoryPaths
  /// Whether the reason of the rule is shown.
  var showsReason = true

  /// The largest number of further locations that are listed; the others are counted.
  static let furtherPlaces = 3
  private static let indent = 3
  private static let labelWidth = 9
  private static let textWidth = String.reportWidth - indent - labelWidth

  /// Returns lines that each end with a line break.
  func text(of finding: Finding) -> String {
    var text = ""
    write(finding, to: &text)
    return text
  }

  /// Adds lines that each end with a line break.
  func write(_ finding: Finding, to text: inout String) {
    let place = finding.locations[0]
    writeHeading(of: finding, at: place, to: &text)
    text += "\n"
    writeSource(of: place, to: &text)
    write("path:", finding.path.flatMap(lines), to: &text)
    write("also at:", further(finding.locations.dropFirst()), to: &text)
    if showsReason { write("because:", paragraph(finding.because), to: &text) }
    write("remedy:", paragraph(finding.remedy), to: &text)
  }

  fileprivate func heading(of finding: Finding) -> String {
    var text = ""
    writeHeading(of: finding, at: finding.locations[0], to: &text)
    return text
  }

  private func writeHeading(
    of finding: Finding, at place: SourceLocation, to text: inout String
  ) {
    text += style(placeText(place) + ":", .place)
    text += " "
    text += style(finding.severity.rawValue + ":", .severity(finding.severity))
    text += " "
    text += style(finding.message.visible, .message)
    text += " "
    text += style("(\(finding.rule.visible))", .aside)
  }

  private func writeSource(of place: SourceLocation, to text: inout String) {
    guard let excerpt = SourceExcerpt(of: place) else { return }
    let number = String(place.line)
    let gutter = max(5, number.utf8.count)
    text += blanks(gutter - number.utf8.count)
    text += number
    text += " | "
    text += excerpt.line
    text += "\n"
    text += blanks(gutter)
    text += " | "
    text += excerpt.underline
    text += style(excerpt.mark, .mark)
    text += "\n"
  }

  private func further(_ places: ArraySlice<SourceLocation>) -> [String] {
    let listed = places.prefix(Self.furtherPlaces).map(placeText)
    let rest = places.count - listed.count
    return rest == 0 ? listed : listed + ["and \(counted(rest, "more location"))"]
  }

  /// Returns a step of a path in one line, or with the location on a line of its own if one line
  /// would be too long.
  private func lines(of hop: Hop) -> [String] {
    let place = "at \(placeText(hop.location))"
    let line = "\(hop.text) \(place)"
    if line.count <= Self.textWidth { return [line] }
    return hop.text.wrapped(to: Self.textWidth, indent: 2) + ["  \(place)"]
  }

  /// Returns `path:line:column`, which editors and build logs recognise.
  private func placeText(_ place: SourceLocation) -> String {
    "\(paths.path(of: place).visible):\(place.line):\(place.column)"
  }

  private func paragraph(_ text: String?) -> [String] {
    guard let text else { return [] }
    if text.isPlain { return text.isEmpty ? [] : text.wrapped(to: Self.textWidth) }
    return text.split(whereSeparator: \.isNewline).flatMap {
      String($0).visible.wrapped(to: Self.textWidth)
    }
  }

  /// Adds `lines` in a column, with `label` before the first.
  private func write(_ label: String, _ lines: [String], to text: inout String) {
    for (position, line) in lines.enumerated() {
      let label = position == 0 ? label : ""
      text += blanks(Self.indent)
      if !label.isEmpty { text += style(label, .aside) }
      text += blanks(Self.labelWidth - label.utf8.count)
      text += line
      text += "\n"
    }
  }
}

extension Hop {
  /// `'A' (UI) uses 'B': construct`.
  var text: String { "\(from.text) uses \(to.text): \(kind.rawValue)" }
}

extension Endpoint {
  fileprivate var text: String {
    "'\(name.visible)'" + (component.map { " (\($0.visible))" } ?? "")
  }
}
