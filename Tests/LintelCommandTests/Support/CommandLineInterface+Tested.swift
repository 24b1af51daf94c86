@testable import LintelCommand

extension CommandLineInterface {
  /// All commands, where no path leads to anything.
  static var tested: CommandLineInterface {
    CommandLineInterface(LintelCommand.commands, version: "1.2.3", isPath: { _ in false })
  }
}
