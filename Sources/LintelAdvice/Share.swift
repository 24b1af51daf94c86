/// A share of a whole in integers, so that it is compared without rounding: three of four.
struct Share {
  private let part: Int
  private let whole: Int

  /// `Share(3, of: 4)` is three of four.
  init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// Whether `count` is at least this share of `total`.
  func isReached(by count: Int, of total: Int) -> Bool { count * whole >= total * part }

  /// Whether `value` is at least this share of `total`.
  func isReached(by value: Double, of total: Double) -> Bool {
    value * Double(whole) >= total * Double(part)
  }

  /// Whether `count` is at most this share of `total`.
  func isKept(by count: Int, of total: Int) -> Bool { count * whole <= total * part }

  /// Returns this share of `total`, rounded down.
  func count(of total: Int) -> Int { total * part / whole }
}
