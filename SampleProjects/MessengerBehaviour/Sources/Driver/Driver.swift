import Foundation
import MessengerHost
import MessengerNetwork
import MessengerServer
import ScreenKit

/// Plays the user of an app on one device, and whoever else there is in the world.
///
/// Its verbs read as a user's story: *launches* the app, *enters* text, *taps* a button, *sees* an
/// element. Each that can go wrong throws a ``BehaviourFailure`` that shows the screen.
@MainActor
public final class Driver {
  /// The server, which everybody talks to.
  let server = ServerHub()

  /// The time, which stands still until a scenario lets it pass.
  let clock = ManualClock()

  /// The app's connection, of its present or last launch.
  private(set) var connection: InProcessConnection

  /// The device's screen.
  private(set) var window: Window

  /// What the screen of the next launch measures; so high that a page of messages fits.
  var screenSize = Size(columns: 80, rows: 100)

  private let appType: any MessengerApp.Type

  /// What the app keeps beyond its launches.
  let storageFolder: StorageFolder

  private var app: (any MessengerApp)?

  init(playing appType: any MessengerApp.Type) throws {
    self.appType = appType
    storageFolder = try StorageFolder()
    connection = InProcessConnection(to: server)
    window = Window(size: screenSize)
  }

  /// Starts the app, on a fresh screen and a fresh connection.
  func launch(
    opening link: String? = nil, locale: String = "en", _ state: ConnectionState = .online
  ) async {
    // From its first call on, settling knows of all jobs; so it comes before the app's first one.
    await MainActor.settle()
    connection = InProcessConnection(to: server, state: state)
    window = Window(size: screenSize)
    let app = appType.init(
      environment: AppEnvironment(
        window: window, connection: connection, storageFolder: storageFolder.path, clock: clock,
        locale: locale))
    self.app = app
    app.start(opening: link)
    await MainActor.settle()
  }

  /// Ends the app, and starts it once more.
  func relaunch(
    opening link: String? = nil, locale: String = "en", _ state: ConnectionState = .online
  ) async {
    await quit()
    await launch(opening: link, locale: locale, state)
  }

  /// Ends the app as the system does, without a word.
  func quit() async {
    connection.state = .offline
    app = nil
    window.rootViewController = nil
    await MainActor.settle()
  }

  /// Follows a deep link while the app runs.
  func open(_ link: String) async {
    app?.open(link)
    await MainActor.settle()
  }

  func failure(expected: String, seen: String, file: String, line: Int) -> BehaviourFailure {
    BehaviourFailure(
      expected: expected, seen: seen, screen: window.screen, file: file, line: line)
  }
}
