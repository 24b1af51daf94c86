/// One of several values of a preference.
struct Choice: Equatable {
  let title: String
  let isSelected: Bool

  /// What follows when the user makes this choice.
  let change: Preferences.Change
}

extension Choice {
  /// All values of a preference, of which one is selected.
  static func all<Value: CaseIterable & Equatable>(
    _ selected: Value, change: (Value) -> Preferences.Change, title: (Value) -> String
  ) -> [Choice] {
    Value.allCases.map {
      Choice(title: title($0), isSelected: $0 == selected, change: change($0))
    }
  }
}
