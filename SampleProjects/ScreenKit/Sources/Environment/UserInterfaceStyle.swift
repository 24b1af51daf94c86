/// Whether the user wants dark text on a light ground, or the other way round.
public enum UserInterfaceStyle: Sendable {
  case light
  case dark
}
