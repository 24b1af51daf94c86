import MessengerHost
import MessengerNetwork
import MessengerServer
import ScreenKit

/// What an app is played on: its screen, its connection, its folder and its time.
@MainActor
final class Device {
  let window: Window
  let time: PlayTime
  private let app: any MessengerApp
  private let link: String?

  /// Installs an app, which is not started yet.
  init(
    playing appType: any MessengerApp.Type, _ options: PlayOptions, time: PlayTime, size: Size,
    connection: any MessengerConnection, folder: StorageFolder
  ) {
    window = Window(size: size)
    self.time = time
    link = options.link
    app = appType.init(
      environment: AppEnvironment(
        window: window, connection: connection, storageFolder: folder.path, clock: time.clock,
        locale: options.locale))
  }

  func start() {
    app.start(opening: link)
  }

  func open(_ link: String) {
    app.open(link)
  }
}
