/// The action that a command line asks for.
enum Invocation {
  /// Help or the version, for standard output.
  case show(String)
  /// A command with its arguments.
  case run((Console) -> any RunnableCommand, arguments: any Equatable)
}

/// A command that has its arguments, and the console that it prints to.
protocol RunnableCommand {
  func run() throws(CommandLineError) -> ExitStatus
}
