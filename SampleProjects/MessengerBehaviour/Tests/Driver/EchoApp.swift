import Foundation
import MessengerHost
import MessengerWire
import ScreenKit

/// The smallest app that the driver can be tried on.
///
/// It signs in as Ada whenever there is a connection, and tells its screen what happens.
final class EchoApp: MessengerApp {
  private let environment: AppEnvironment
  private var work: [Task<Void, Never>] = []

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    for task in work {
      task.cancel()
    }
  }

  func start(opening link: String?) {
    let screen = EchoScreen(
      clock: environment.clock, file: "\(environment.storageFolder)/messenger.sqlite")
    environment.window.rootViewController = screen
    environment.window.makeKeyAndVisible()
    screen.tell(link ?? environment.locale)
    let connection = environment.connection
    work = [
      Task { [weak screen] in
        for await event in connection.events() {
          screen?.tell("\(event)")
        }
      },
      Task { [weak screen] in
        for await state in connection.states() where state == .online {
          screen?.tell(await EchoApp.signIn(on: connection))
        }
      },
    ]
  }

  /// Asks the server for something before it tells of the link.
  func open(_ link: String) {
    guard let screen = environment.window.rootViewController as? EchoScreen else { return }
    Task { [connection = environment.connection] in
      _ = try? await connection.send(.contacts)
      screen.tell(link)
    }
  }

  private static func signIn(on connection: any MessengerConnection) async -> String {
    do {
      switch try await connection.send(.signIn(username: "ada", password: "lovelace")) {
      case .refused(let refusal): return "\(refusal)"
      default: return "signed in"
      }
    } catch {
      return "\(error)"
    }
  }
}
