/// What there is to see where a list is; what is `nil` is hidden.
struct ListContent<Row: Equatable & Sendable>: Equatable, Sendable {
  var rows: [Row] = []

  /// Whether something is under way.
  var isBusy = false

  /// What is said if there are no rows.
  var note: String?

  /// What has gone wrong.
  var error: String?

  /// What the button reads that loads the rows once more.
  var retryTitle: String?
}
