/// Returns a number with its noun: `1 file`, `2,113 files`.
package func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// Returns the digits of `number` in groups of three, whatever the locale.
package func grouped(_ number: Int) -> String {
  var result = ""
  let digits = String(number.magnitude)
  for (position, digit) in digits.enumerated() {
    if position > 0, (digits.count - position).isMultiple(of: 3) { result.append(",") }
    result.append(digit)
  }
  return number < 0 ? "-" + result : result
}
