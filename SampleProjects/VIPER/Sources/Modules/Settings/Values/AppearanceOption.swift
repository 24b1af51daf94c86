/// How the app can look.
enum AppearanceOption: CaseIterable, Sendable {
  case light, dark
}
