import LintelFindings
import LintelText
import LintelVocabulary

/// One finding as lines of text: the message, the source line, then what is known besides.
struct FindingText {
  let style: TextStyle

  /// How many of the further places are listed; the rest is counted.
  static let furtherPlaces = 3

  /// Lines of which each ends with a line break.
  func text(of finding: Finding) -> String {
    let place = finding.locations[0]
    var lines = [heading(of: finding, at: place)]
    lines += sourceLines(of: place)
    lines += labeled("path:", finding.path.map(step))
    lines += labeled("also at:", further(finding.locations.dropFirst()))
    lines += labeled("because:", paragraph(finding.because))
    lines += labeled("remedy:", paragraph(finding.remedy))
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(of finding: Finding, at place: SourceLocation) -> String {
    style(place.text + ":", .place) + " "
      + style(finding.severity.rawValue + ":", .severity(finding.severity)) + " "
      + style(finding.message.visible, .message) + " "
      + style("(\(finding.rule.visible))", .aside)
  }

  private func sourceLines(of place: SourceLocation) -> [String] {
    guard let source = place.sourceLine else { return [] }
    let excerpt = SourceExcerpt(of: source, column: place.column, length: place.length)
    let number = String(place.line)
    let gutter = max(5, number.count)
    return [
      blanks(gutter - number.count) + number + " | " + excerpt.line,
      blanks(gutter) + " | " + excerpt.underline + style(excerpt.mark, .mark),
    ]
  }

  private func step(_ hop: Hop) -> String {
    "\(hop.from.text) uses \(hop.to.text): \(hop.kind.rawValue) at \(hop.location.text)"
  }

  private func further(_ places: ArraySlice<SourceLocation>) -> [String] {
    let listed = places.prefix(Self.furtherPlaces).map(\.text)
    let rest = places.count - listed.count
    return rest == 0 ? listed : listed + ["and \(counted(rest, "more place"))"]
  }

  private func paragraph(_ text: String?) -> [String] {
    let lines = text?.split(whereSeparator: \.isNewline) ?? []
    return lines.map { String($0).visible }
  }

  /// `lines` in a column, with `label` before the first.
  private func labeled(_ label: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { position, line in
      let label = position == 0 ? label : ""
      return "   " + style(label, .aside, paddedTo: 9) + line
    }
  }
}

extension TextStyle {
  fileprivate func callAsFunction(_ text: String, _ role: Role, paddedTo width: Int) -> String {
    (text.isEmpty ? "" : self(text, role)) + blanks(width - text.count)
  }
}

extension SourceLocation {
  /// `path:line:column`, as editors and build logs know it.
  var text: String { "\(path.visible):\(line):\(column)" }
}

extension Endpoint {
  fileprivate var text: String {
    "'\(name.visible)'" + (component.map { " (\($0.visible))" } ?? "")
  }
}
