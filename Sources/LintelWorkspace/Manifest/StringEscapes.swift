/// Returns the value of a one-line string literal without interpolation, or `nil` if an escape in
/// it is wrong.
///
/// - Parameter text: the text between the quotes.
func unescaped(_ text: String) -> String? {
  guard text.contains("\\") else { return text }
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\" else {
      result.append(scalar)
      continue
    }
    switch rest.popFirst() {
    case "n": result.append("\n")
    case "r": result.append("\r")
    case "t": result.append("\t")
    case "0": result.append("\0")
    case "\\": result.append("\\")
    case "\"": result.append("\"")
    case "'": result.append("'")
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      result.append(scalar)
      rest = rest[end...].dropFirst()
    default: return nil
    }
  }
  return String(result)
}
