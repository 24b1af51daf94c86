import Foundation

/// The messenger in a terminal, in the architecture of your choice.
@main @MainActor
struct MessengerCommand {
  static func main() async {
    do {
      switch try Options.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Options.manual)
      case .play(let options):
        try await WholeApp(appType: options.architecture.app(), options: options).play()
      case .serve(let options): try await ServerProcess.run(options)
      }
    } catch let error as UsageError {
      let message = "\(error)\n\(Options.usage)\n  See 'messenger --help' for more."
      exit(EX_USAGE, saying: message)
    } catch {
      exit(EXIT_FAILURE, saying: "\(error)")
    }
  }

  /// Ends the program at once, because it could not keep a promise otherwise.
  nonisolated static func fail(_ error: PlayError) -> Never {
    exit(EXIT_FAILURE, saying: "\(error)")
  }

  private nonisolated static func exit(_ code: Int32, saying message: String) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    Foundation.exit(code)
  }
}
