/// What a command line asks for.
enum Invocation {
  /// Help or the version, for standard output.
  case show(String)
  /// A command, with what it was told.
  case run((Console) -> any RunnableCommand, arguments: any Equatable)
}

/// A command that knows what it was told, and where to print.
protocol RunnableCommand {
  func run() throws(CommandLineError) -> ExitStatus
}
