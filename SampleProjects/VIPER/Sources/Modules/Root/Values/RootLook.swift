/// How everything on the screen looks.
struct RootLook: Equatable, Sendable {
  enum TextSize: Equatable, Sendable {
    case small, standard, large
  }

  let isDark: Bool
  let textSize: TextSize
}
