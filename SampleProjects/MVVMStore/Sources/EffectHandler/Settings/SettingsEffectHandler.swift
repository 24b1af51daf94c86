/// Does what the settings' state asks for.
struct SettingsEffectHandler: EffectHandler {
  let session: SessionService
  let preferences: PreferencesService
  let links: LinkService

  func perform(
    _ effect: SettingsEffect, send: @escaping @MainActor (SettingsEvent) -> Void
  ) -> Work? {
    switch effect {
    case .followAccount:
      return {
        for await status in session.statuses() {
          if let account = status.session?.account { send(.accountChanged(account)) }
        }
      }
    case .followPreferences:
      return {
        for await preferences in preferences.changes() { send(.preferencesChanged(preferences)) }
      }
    case .rename(let name):
      return { send(.renamed(await session.rename(to: name))) }
    case .choose(let choice):
      preferences.choose(choice)
    case .forgetLinks:
      links.forgetAll()
    case .signOut:
      session.signOut()
    }
    return nil
  }
}
