#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
struct LintelCommand {
  static func main() {
    let interface = CommandLineInterface(version: "0.1.0")
    do {
      switch try interface.invocation(from: Array(CommandLine.arguments.dropFirst())) {
      case .show(let text): print(text, terminator: "")
      case .check, .graph, .facts, .why, .explain, .verify: break
      }
    } catch {
      _ = error.text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(UsageError.exitCode)
    }
  }
}
