import LintelHarness
import LintelReports
import LintelRules

/// One line of a terminal that tells how far a verification has come, over and over again.
struct ProgressLine {
  let console: Console

  func show(_ progress: VerificationProgress) {
    guard console.showsProgress else { return }
    console.error(Array(("\r" + Self.text(progress).visible + Self.eraseRest).utf8))
  }

  /// Makes room for what is printed next.
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

  /// What terminals call "erase in line".
  private static let eraseRest = "\u{1B}[K"
}
