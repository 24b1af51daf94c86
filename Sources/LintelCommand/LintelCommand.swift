import LintelIndex
import LintelPlatform
import LintelWorkspace

/// The composition root: the one place that knows every command, prints, and exits.
@main
struct LintelCommand {
  static let version = "0.1.0"

  /// The commands, each with a folder in `Commands`, in the order of help.
  static var commands: [Subcommand] {
    [
      Subcommand(CheckArguments.command, CheckCommand.init),
      Subcommand(InitArguments.command, InitCommand.init),
      Subcommand(GraphArguments.command, GraphCommand.init),
      Subcommand(WhyArguments.command, WhyCommand.init),
      Subcommand(ExplainArguments.command, ExplainCommand.init),
      Subcommand(DoctorArguments.command, DoctorCommand.init),
      BaselineCommand.group,
      Subcommand(ProveArguments.command, ProveCommand.init),
      Subcommand(FactsArguments.command, FactsCommand.init),
      Subcommand(AccuracyArguments.command, AccuracyCommand.init),
      Subcommand(CompareArguments.command, CompareCommand.init),
      Subcommand(VerifyArguments.command, VerifyCommand.init),
      Subcommand(SchemaArguments.command, SchemaCommand.init),
    ]
  }

  static func main() {
    StandardStream.openAll()
    // A reader of the output may stop early, as `head` does, but reports must still be written.
    signal(SIGPIPE, SIG_IGN)
    // A file beyond the size limit is then an error of writing, and the unfinished file is removed.
    signal(SIGXFSZ, SIG_IGN)
    let console = Console.standard
    if let lack = ProgramNeeds.lack(in: CommandLine.arguments) {
      console.writeError("error: \(lack)\n")
      console.exit(.failure)
    }
    let words = Array(CommandLine.arguments.dropFirst())
    // The program starts itself with private arguments, which help does not mention.
    if let helper = IndexHelper(words) { helper.run() }
    let status = run(words, console)
    console.exit(status)
  }

  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    do throws(CommandLineError) {
      let interface = CommandLineInterface(
        commands, version: version, isPath: { isFolder($0) || isFile($0) })
      switch try interface.invocation(from: words) {
      case .show(let text):
        console.write(text)
        return .success
      case .run(let command, _): return try command(console).run()
      }
    } catch {
      console.writeError(error.text)
      return .usage
    }
  }
}
