import Foundation

/// The messenger in a terminal, in the architecture of your choice.
@main
struct MessengerCommand {
  static func main() async {
    do {
      switch try Options.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help:
        print(Options.manual)
      case .play(let architecture):
        await play(architecture)
      }
    } catch {
      fail(with: error)
    }
  }

  @MainActor
  private static func play(_ architecture: Architecture) async {
    let isInteractive = isatty(STDIN_FILENO) == 1
    let terminal = Terminal(
      readLine: {
        if isInteractive {
          print("> ", terminator: "")
          fflush(nil)
        }
        return readLine()
      },
      write: { print($0) })
    await terminal.play(architecture.app, transport: DemoServer())
  }

  private static func fail(with error: UsageError) -> Never {
    let message = "Error: \(error)\n\(Options.usage)\n  See 'messenger --help' for more.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(EX_USAGE)
  }
}
