import LintelPlatform

/// The signals that ask a program to end, held back while the program has something to clean up.
package struct HeldSignals: Sendable {
  /// Holds the signals back from now on, for this thread and the threads that it starts.
  package init() { Self.change(SIG_BLOCK) }

  /// Whether one of the signals has come.
  package var haveCome: Bool { !come.isEmpty }

  /// Lets the signals through: one that has come ends the program now, as the shell expects.
  package func release() {
    // Work that was stopped because of a signal cannot go on, even if the signal was to be ignored.
    for number in come { signal(number, SIG_DFL) }
    Self.change(SIG_UNBLOCK)
  }

  private var come: [Int32] {
    var pending = sigset_t()
    sigpending(&pending)
    return EndSignals.all.filter { sigismember(&pending, $0) == 1 }
  }

  private static func change(_ how: Int32) {
    var signals = EndSignals.set
    pthread_sigmask(how, &signals, nil)
  }
}
