import Foundation

/// Watches which programs another one starts.
enum Strace {
  /// Whether it is installed, and may watch programs.
  static let works: Bool = {
    #if os(Linux)
      let script = "/usr/bin/strace -f -o /dev/null true 2> /dev/null"
      return (try? ProgramRun(script, in: NSTemporaryDirectory()).exitCode()) == 0
    #else
      return false
    #endif
  }()

  /// Whether tests are to use it: continuous integration must not leave them out.
  static let isWanted: Bool = {
    #if os(Linux)
      return works || ProcessInfo.processInfo.environment["CI"] == "true"
    #else
      return false
    #endif
  }()

  /// A command to be put before another one.
  ///
  /// - Parameter letsGo: whether a program that was started is not watched any more.
  static func command(to file: String, letsGo: Bool) -> String {
    "/usr/bin/strace -f \(letsGo ? "-b execve" : "") -s 400 -e trace=execve,execveat -e signal=none "
      + "-o '\(file)'"
  }

  /// The words of each program that was started, but for the one that was watched.
  ///
  /// - Parameter log: what it has written.
  /// - Returns: `nil` if it has seen nothing at all.
  static func started(in log: String) -> [[String]]? {
    var result: [[String]] = []
    // By process, what is being started while others go on.
    var begun: [Substring: [String]] = [:]
    for line in log.split(separator: "\n") {
      let process = line.prefix { $0 != " " }
      // One for each try along `PATH`; the last is where the program was found.
      let hasFailed = line.contains(" = -1 ")
      if let list = line.firstMatch(of: /execve(?:at)?\(.*?\[(.*)\]/) {
        let words = list.1.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
        if line.hasSuffix("<unfinished ...>") {
          begun[process] = words
        } else if !hasFailed {
          result.append(words)
        }
      } else if line.contains(" resumed>"), let words = begun.removeValue(forKey: process) {
        if !hasFailed { result.append(words) }
      }
    }
    return result.isEmpty ? nil : Array(result.dropFirst())
  }
}
