/// The name that is being changed, and how far that has come.
struct SettingsModel: Equatable {
  enum Saving: Equatable {
    case idle, busy

    /// What the field shows is what others see.
    case saved
    case failed(Problem)
  }

  var name: String
  var saving = Saving.idle
}
