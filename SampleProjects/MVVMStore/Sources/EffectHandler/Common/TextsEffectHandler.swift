/// Follows the language that the user chooses.
struct TextsEffectHandler: EffectHandler {
  let preferences: PreferencesService

  func perform(_ effect: TextsEffect, send: @escaping @MainActor (TextsEvent) -> Void) -> Work? {
    switch effect {
    case .followPreferences:
      return {
        for await preferences in preferences.changes() { send(.preferencesChanged(preferences)) }
      }
    }
  }
}
