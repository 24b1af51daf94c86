import LintelPlatform

/// Conditions that must be met at the start of the program, because libraries would otherwise end
/// the program.
enum ProgramNeeds {
  /// Returns the error about a condition that is not met; `nil` if all are.
  ///
  /// - Parameter words: the command line with the name of the program.
  static func lack(in words: [String]) -> String? {
    if words.isEmpty {
      #if os(Linux)
        return "cannot read the command line because '/proc' is not mounted; mount it"
      #else
        return "cannot read the command line because it is empty; start the program with its name"
      #endif
    }
    let count = threadCount + 16
    if !canOpen(count) {
      return "cannot open \(count) files at once; raise the limit, e.g. with 'ulimit -n "
        + "\(advisedLimit(for: count))'"
    }
    return nil
  }

  /// Returns a limit with which a number of files can be opened at once, besides those that are
  /// open already: a power of two from 256 on.
  static func advisedLimit(for count: Int) -> Int {
    var limit = 256
    while limit < count + 64 { limit *= 2 }
    return limit
  }

  /// The number of threads, each of which may read a file. The library that starts the threads
  /// opens files as well, and ends the program if it cannot open one.
  private static var threadCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func canOpen(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for number in opened { close(number) } }
    while opened.count < count {
      let number = dup(STDIN_FILENO)
      guard number >= 0 else { return false }
      opened.append(number)
    }
    return true
  }
}
