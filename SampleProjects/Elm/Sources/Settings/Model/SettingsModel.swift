/// The name that is being changed, and how far that has come.
struct SettingsModel: Equatable {
  var name: String
  var attempt = Attempt.idle

  /// Whether what the field shows is what others see.
  var isSaved = false
}
