import Foundation
import MessengerHost

extension SignInTerminal {
  /// Plays an app by what is written into the terminal, line by line.
  static func play(
    _ appType: any SignInApp.Type, _ options: PlayOptions
  ) async throws(UsageError) {
    let architecture = options.architecture
    guard options == PlayOptions(architecture: architecture) else {
      throw .signsInOnly(architecture: architecture.name)
    }
    let isInteractive = isatty(STDIN_FILENO) == 1
    if isInteractive {
      print(
        """
        Commands:
        \(SignInCommand.manual)
        Sign in as 'ada' with the password 'lovelace', or as 'grace' with 'hopper'.
        """)
    }
    let terminal = SignInTerminal(
      readLine: {
        if isInteractive {
          print("> ", terminator: "")
          fflush(nil)
        }
        return Swift.readLine()
      },
      write: { print($0) })
    await terminal.play(appType, transport: SignInServer())
  }
}
