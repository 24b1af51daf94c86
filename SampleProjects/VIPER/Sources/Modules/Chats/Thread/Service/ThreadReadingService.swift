/// Which conversation the user looks at, and so has read.
@MainActor
protocol ThreadReadingService {
  var openThread: String? { get }

  /// Notes which conversation is on the screen; `nil` if none is.
  func open(_ thread: String?)
}
