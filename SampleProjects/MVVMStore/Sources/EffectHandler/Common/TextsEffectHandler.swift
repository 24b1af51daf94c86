/// Follows the language that the user chooses.
struct TextsEffectHandler: EffectHandler {
  let preferences: PreferencesService

  func perform(_ effect: TextsEffect, send: @escaping @MainActor (TextsEvent) -> Void) async {
    switch effect {
    case .followPreferences:
      for await preferences in preferences.changes() { send(.preferencesChanged(preferences)) }
    }
  }
}
