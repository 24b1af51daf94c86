import MessengerHost

/// The time that an app is played in.
@MainActor
enum PlayTime {
  /// Passes only when the player waits, so that the same script does the same every time.
  case manual(ManualClock)

  /// Passes by itself.
  case real(SystemClock)

  var clock: any AppClock {
    switch self {
    case .manual(let clock): clock
    case .real(let clock): clock
    }
  }

  /// Lets time pass.
  func pass(_ seconds: Double) async {
    switch self {
    case .manual(let clock): await clock.advance(by: seconds)
    case .real(let clock): try? await clock.sleep(for: seconds)
    }
  }
}
