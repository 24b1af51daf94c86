/// The exit status of the program.
enum ExitStatus: Int32 {
  case success = 0
  /// Findings of the failing severity or above, or a negative answer, e.g. that there is no path.
  case findings = 1
  /// The configuration or the input could not be read or judged.
  case failure = 2
  /// `EX_USAGE` of `sysexits.h`.
  case usage = 64
}
