/// What the shell is told.
enum ExitStatus: Int32 {
  case success = 0
  /// Findings at or above the failing severity, or the thing that was looked for does not exist.
  case findings = 1
  /// The configuration or the input could not be read or judged.
  case failure = 2
  /// `EX_USAGE` of `sysexits.h`.
  case usage = 64
}
