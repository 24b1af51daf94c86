/// Does what the settings' state asks for.
struct SettingsEffectHandler: EffectHandler {
  let session: SessionService
  let preferences: PreferencesService
  let links: LinkService

  func perform(_ effect: SettingsEffect, send: @escaping @MainActor (SettingsEvent) -> Void) async {
    switch effect {
    case .followAccount:
      for await status in session.statuses() {
        if let account = status.session?.account { send(.accountChanged(account)) }
      }
    case .followPreferences:
      for await preferences in preferences.changes() { send(.preferencesChanged(preferences)) }
    case .rename(let name):
      send(.renamed(await session.rename(to: name)))
    case .choose(let preferences):
      self.preferences.choose(preferences)
    case .forgetLinks:
      links.forgetAll()
    case .signOut:
      session.signOut()
    }
  }
}
