extension Character {
  /// How many columns the character takes: two for East Asian wide ones and emoji, none for control
  /// characters, which could otherwise steer the terminal that a screen is shown in, and else one.
  public var columns: Int {
    // Nearly all characters are ASCII, and asking Unicode's tables takes most of the time of a layout.
    if let ascii = asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = unicodeScalars
    guard let first = scalars.first, !first.isInvisible else { return 0 }
    return scalars.contains { $0.isWide } ? 2 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    let categories: [Unicode.GeneralCategory] = [
      .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
    ]
    return categories.contains(properties.generalCategory)
  }

  /// Unicode's `East_Asian_Width` of `W` and `F`, by blocks, and the selector of emoji presentation.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE0F, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default:
      properties.isEmojiPresentation
    }
  }
}
