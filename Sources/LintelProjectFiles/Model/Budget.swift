/// The amount of work that a reader may still do for one input, in bytes, elements or files.
///
/// The parts of an input can refer to each other, so a small file can describe very much work. A
/// class, because the parts of a reader share the budget. The amounts are those of the table in
/// `Documentation/Limits.md`.
package final class Budget {
  private var left: Int
  /// Whether the reader left something out, and has yet to say so in a note.
  package var isExceeded = false

  package init(limit: Int) { left = limit }

  package var isSpent: Bool { left <= 0 }

  /// Takes an amount from the budget. Once an amount was too large, all further amounts except 0
  /// are refused, even smaller ones, because notes say that all further work is left out.
  ///
  /// - Returns: whether the budget was sufficient.
  @discardableResult package func spend(_ amount: Int) -> Bool {
    guard amount <= left else {
      left = 0
      return false
    }
    left -= amount
    return true
  }
}
