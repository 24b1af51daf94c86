/// What belongs to the account that is signed in. It changes when a session begins or ends.
@MainActor
protocol AccountModelInterface: ObservableModel {
  /// The threads of the account; `nil` if nobody is signed in.
  var threads: (any ThreadsModelInterface)? { get }
}
