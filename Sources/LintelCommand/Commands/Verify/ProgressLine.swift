import LintelHarness
import LintelReports

/// A line of a terminal that is overwritten with the progress of a verification.
struct ProgressLine {
  let console: Console

  func show(_ progress: VerificationProgress) {
    guard console.showsProgress else { return }
    console.error(Array(("\r" + Self.text(progress).visible + Self.eraseRest).utf8))
  }

  /// Erases the line, before something else is printed.
  func clear() {
    guard console.showsProgress else { return }
    console.error(Array(("\r" + Self.eraseRest).utf8))
  }

  static func text(_ progress: VerificationProgress) -> String {
    "\(progress.done + 1) of \(progress.total) · \(progress.name)"
      + (progress.timeLeft.map { " · \(words(for: $0)) left" } ?? "")
  }

  private static func words(for duration: Duration) -> String {
    let seconds = duration.components.seconds
    return seconds < 60 ? "less than a minute" : "about \((seconds + 30) / 60) min"
  }

  /// The control sequence "erase in line".
  private static let eraseRest = "\u{1B}[K"
}
