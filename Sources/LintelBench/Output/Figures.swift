import LintelText

/// Returns a number with `digits` digits after the point.
func fixed(_ value: Double, digits: Int = 2) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  return digits == 0 ? "\(scaled)" : decimal(scaled, of: scale, digits: digits)
}

/// Returns a number with commas between groups of three digits: `1,204`.
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
