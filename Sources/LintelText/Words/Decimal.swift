/// Returns a quotient as a decimal number, rounded half up: `decimal(6, of: 5)` is `1.20`.
///
/// - Parameters:
///   - part: 0 or more.
///   - whole: above 0.
///   - digits: the number of digits after the point, from 1.
package func decimal(_ part: Int, of whole: Int, digits: Int = 2) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let units = (2 * scale * part + whole) / (2 * whole)
  return "\(units / scale)." + String(scale + units % scale).dropFirst()
}
