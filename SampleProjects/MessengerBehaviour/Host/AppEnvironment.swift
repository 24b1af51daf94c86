import ScreenKit

/// What a host gives an app: all of the outside world that the app may touch.
@MainActor
public struct AppEnvironment {
  /// The window to draw in.
  public let window: Window

  /// The way to the server.
  public let connection: any MessengerConnection

  /// The path of a folder of the app's own, which exists, and outlives the app.
  public let storageFolder: String

  /// The only time that the app knows.
  public let clock: any AppClock

  /// The identifier of the device's language and region: "en", "en_GB", "zh-Hans", "zh_Hans_CN".
  public let locale: String

  /// Creates an environment from its parts.
  public init(
    window: Window, connection: any MessengerConnection, storageFolder: String,
    clock: any AppClock, locale: String
  ) {
    self.window = window
    self.connection = connection
    self.storageFolder = storageFolder
    self.clock = clock
    self.locale = locale
  }
}
