import LintelIndex
import LintelReports
import LintelRules
import LintelWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The composition root: the one place that knows every adapter, prints, and exits.
@main
struct LintelCommand {
  static let version = "0.1.0"

  static func main() {
    // Whoever reads the output may stop early, as `head` does; reports are still to be written.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.standard
    let words = Array(CommandLine.arguments.dropFirst())
    // What this program asks of itself is no concern of its users.
    if let helper = IndexHelper(words) { helper.run() }
    let status = run(words, console)
    console.exit(status)
  }

  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    do throws(UsageError) {
      let interface = CommandLineInterface(
        version: version, isPath: { isFolder($0) || isFile($0) })
      switch try interface.invocation(from: words) {
      case .show(let text):
        console.write(text)
        return .success
      case .check(let arguments): return try CheckCommand(arguments, console).run()
      case .initialize(let arguments): return InitCommand(arguments, console).run()
      case .graph(let arguments): return try GraphCommand(arguments, console).run()
      case .facts(let arguments): return FactsCommand(arguments, console).run()
      case .why(let arguments): return WhyCommand(arguments, console).run()
      case .explain(let arguments): return ExplainCommand(arguments, console).run()
      case .doctor(let arguments): return DoctorCommand(arguments, console).run()
      case .prove(let arguments): return ProveCommand(arguments, console).run()
      case .accuracy(let arguments): return AccuracyCommand(arguments, console).run()
      case .baseline(let arguments): return try BaselineCommand(arguments, console).run()
      case .compare(let arguments): return try CompareCommand(arguments, console).run()
      case .verify(let arguments): return try VerifyCommand(arguments, console).run()
      }
    } catch {
      console.writeError(error.text)
      return .usage
    }
  }
}

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
