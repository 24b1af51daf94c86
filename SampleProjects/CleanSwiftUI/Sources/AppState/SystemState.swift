import Observation

/// How the device and the connection are.
@Observable @MainActor
final class SystemState {
  var connection = ConnectionStatus.connecting

  /// Whether the server knows on this connection who the user is.
  var isSessionReady = false

  /// Whether the last session has ended without the user's wanting it, who has not tried to sign in
  /// since then.
  var sessionHasExpired = false
}
