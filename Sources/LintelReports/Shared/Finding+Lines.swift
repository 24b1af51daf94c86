import LintelFindings

extension Finding {
  /// The message, the reason and the remedy, on lines of their own.
  var lines: [String] {
    [message.visible] + Self.paragraph("because", because) + Self.paragraph("remedy", remedy)
  }

  private static func paragraph(_ label: String, _ text: String?) -> [String] {
    let lines = (text ?? "").split(whereSeparator: \.isNewline).map { String($0).visible }
    return lines.enumerated().map { $0 == 0 ? "\(label): \($1)" : $1 }
  }
}
