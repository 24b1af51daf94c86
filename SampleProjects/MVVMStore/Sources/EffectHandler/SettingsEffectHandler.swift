import MessengerWire

/// Does what the settings' state asks for.
@MainActor
struct SettingsEffectHandler {
  let client: ServerClient

  /// Returns what came of an effect.
  func event(after effect: SettingsEffect) async throws(SessionExpired) -> SettingsEvent {
    switch effect {
    case .rename(let name):
      return .renamed(
        try await client.ask(.rename(name: name)) {
          if case .session(let session) = $0 { Session(session).account } else { nil }
        })
    }
  }
}
