import Observation

/// What the app knows: the single source of truth.
///
/// Its parts are observable as well, so that a view is shown anew when something changes that it has
/// read, and only then.
@Observable @MainActor
final class AppState {
  /// What belongs to the user, and goes with the session.
  var userData = UserData()

  /// Where in the app the user is.
  var routing = Routing()

  /// How the device and the connection are.
  let system = SystemState()

  /// How the app looks on this device.
  var settings = DeviceSettings()

  /// Forgets the user, with everything that belongs to them.
  func endSession(hasExpired: Bool) {
    userData = UserData()
    routing = Routing()
    system.isSessionReady = false
    system.sessionHasExpired = hasExpired
  }
}
