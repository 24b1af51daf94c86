/// How far a view controller's view is on its way to or from the screen.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the view is on the screen or about to be.
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}
