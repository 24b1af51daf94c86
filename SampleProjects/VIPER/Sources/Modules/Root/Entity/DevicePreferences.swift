/// How the user of the device likes the app.
struct DevicePreferences: Equatable, Sendable {
  enum TextSize: Equatable, Sendable {
    case small, standard, large
  }

  let isDark: Bool
  let textSize: TextSize

  /// The name of the language.
  let language: String
}
