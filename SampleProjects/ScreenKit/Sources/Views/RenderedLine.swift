/// One line of a drawn screen: what it shows, and the identifiers of the views that it shows.
public struct RenderedLine: Equatable, Sendable {
  public var text: String
  public var identifiers: [String]

  public init(text: String, identifiers: [String] = []) {
    self.text = text
    self.identifiers = identifiers
  }

  init(text: String, identifier: String?) {
    self.init(text: text, identifiers: identifier.map { [$0] } ?? [])
  }
}

extension [RenderedLine] {
  /// What stands on the lines, side by side on one; empty if there are none.
  var onOneLine: [RenderedLine] {
    guard !isEmpty else { return [] }
    let text = map(\.text).joined(separator: "  ")
    return [RenderedLine(text: text, identifiers: flatMap(\.identifiers))]
  }
}
