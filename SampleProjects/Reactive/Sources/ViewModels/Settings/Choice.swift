/// One of several values of a preference.
struct Choice: Equatable {
  let title: String
  let isSelected: Bool

  /// What follows when the user makes this choice.
  let change: Preferences.Change
}
