import MessengerHost
import ScreenKit

/// Shows an app's screen, does what the player types, and shows the screen again.
@MainActor
struct SignInTerminal {
  let readLine: () -> String?
  let write: (String) -> Void

  /// Plays until the player quits or the input ends.
  func play(_ appType: any SignInApp.Type, transport: any Transport) async {
    let window = Window()
    let app = appType.init(window: window, transport: transport)
    app.start()
    write(window.screen)
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard let command = SignInCommand(line) else {
        write("Unknown command '\(line)'.\n\(SignInCommand.manual)")
        continue
      }
      guard command != .quit else { break }
      await perform(command, in: window)
    }
    withExtendedLifetime(app) {}
  }

  private func perform(_ command: SignInCommand, in window: Window) async {
    do {
      switch command {
      case .enter(let text, let identifier): try window.enter(text, into: identifier)
      case .tap(let identifier): try window.tap(identifier)
      case .help: return write(SignInCommand.manual)
      case .quit: return
      }
      await MainActor.settle()
      write(window.screen)
    } catch {
      write("Cannot do that: \(error).")
    }
  }
}
