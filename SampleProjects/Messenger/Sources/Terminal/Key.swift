/// What the player presses.
enum Key: Equatable {
  case character(Character)
  case tab, enter, escape, backspace
  case up, down, left, right
  case pageUp, pageDown

  /// Ctrl-C.
  case interrupt
}
