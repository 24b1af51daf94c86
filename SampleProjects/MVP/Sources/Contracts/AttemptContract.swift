/// How far something is that the user tries, which takes its time and can fail.
struct AttemptState: Equatable {
  var isUnderWay = false

  /// Whether the user can try it now.
  var canStart = true

  /// What has gone wrong; nothing if `nil`.
  var error: String?
}

/// A view on which the user can try something.
@MainActor
protocol AttemptViewInterface: AnyObject {
  func showAttempt(_ state: AttemptState)
}
