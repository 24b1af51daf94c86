/// A question that the user answers before something that cannot be undone.
struct Question: Equatable {
  let title: String

  /// What the user can choose.
  let answer: String

  /// What the user can choose instead.
  let cancel: String
}
