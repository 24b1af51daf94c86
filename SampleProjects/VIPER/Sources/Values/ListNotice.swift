/// What is said besides the rows of a list.
struct ListNotice: Equatable, Sendable {
  var isBusy = false

  /// Why there are no rows, though nothing is wrong.
  var emptyText: String?
  var error: String?
  var mayRetry = false
}
