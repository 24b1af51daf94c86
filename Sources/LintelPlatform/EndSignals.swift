/// The signals that ask a program to end.
package enum EndSignals {
  package static let all = [SIGHUP, SIGINT, SIGTERM]

  package static var set: sigset_t {
    var result = sigset_t()
    sigemptyset(&result)
    for signal in all { sigaddset(&result, signal) }
    return result
  }

  /// Runs work that must not be left half done: a signal that comes meanwhile ends the program
  /// afterwards.
  ///
  /// The signals are held back for this thread alone. That is enough, because when this program
  /// writes files it has no other thread, or none that takes signals.
  package static func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (signals, before) = (set, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}
