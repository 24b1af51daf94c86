/// The models of the account that is signed in, for as long as it is.
@MainActor
protocol AccountModelInterface: AnyObject {
  /// The threads of the account; `nil` if nobody is signed in.
  var threads: (any ThreadsModelInterface)? { get }
}
