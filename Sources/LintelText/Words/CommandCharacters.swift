extension Unicode.Scalar {
  /// Whether a terminal or a viewer could obey the scalar instead of showing it: a control
  /// character, a line separator, or one that changes the direction of the text around it.
  package var isCommand: Bool {
    switch value {
    case 0x20...0x7E: return false
    case ...0x9F: return true
    default: break
    }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl
    }
  }
}
