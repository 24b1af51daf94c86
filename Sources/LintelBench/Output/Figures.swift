/// A number with that many digits after the point.
func fixed(_ value: Double, digits: Int = 2) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  guard digits > 0 else { return "\(scaled)" }
  let rest = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: digits - rest.count) + rest
}

/// A number with its thousands set apart.
func grouped(_ value: Int) -> String {
  let digits = String(value)
  return digits.enumerated().map { index, digit in
    let isBoundary = index > 0 && (digits.count - index) % 3 == 0
    return isBoundary ? ",\(digit)" : "\(digit)"
  }.joined()
}

extension Double {
  init(_ duration: Duration, in unit: Duration) {
    let (left, right) = (duration.components, unit.components)
    self =
      (Double(left.seconds) * 1e18 + Double(left.attoseconds))
      / (Double(right.seconds) * 1e18 + Double(right.attoseconds))
  }
}
