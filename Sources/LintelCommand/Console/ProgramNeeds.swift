import LintelPlatform

/// Things that a program is started with, and without which the libraries below this one end it.
enum ProgramNeeds {
  /// What lacks, as the message to end with; `nil` if all is there.
  ///
  /// - Parameter words: the command line with the name of the program.
  static func lack(in words: [String]) -> String? {
    if words.isEmpty {
      #if os(Linux)
        return "cannot read the command line, as '/proc' does not have it; mount '/proc'"
      #else
        return "cannot read the command line, as it is empty; start the program with its name"
      #endif
    }
    let count = threadCount + 16
    if !canOpen(count) {
      return "cannot open \(count) files at once; allow more, as with 'ulimit -n 256'"
    }
    return nil
  }

  /// How many threads may read a file each. The library that starts them opens some as well, and
  /// ends the program where it cannot.
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
