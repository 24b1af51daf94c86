/// What there is to see where a list is.
struct ListContent<Row> {
  var rows: [Row] = []

  /// Whether the rows are on their way.
  var isBusy = false

  /// Whether to say that there are none.
  var isEmpty = false

  /// What went wrong.
  var error: String?

  /// Whether the user can have the rows loaded once more.
  var canRetry = false
}
