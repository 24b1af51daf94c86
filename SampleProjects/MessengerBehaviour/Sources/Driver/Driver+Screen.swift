import ScreenKit

extension Driver {
  /// The device has a screen of this height, from the next launch on.
  func hasScreen(rows: Int) {
    screenSize.rows = rows
  }
}
