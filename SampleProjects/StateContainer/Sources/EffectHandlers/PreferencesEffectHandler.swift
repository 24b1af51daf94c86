/// Remembers how the device shows the app.
struct PreferencesEffectHandler: EffectHandler {
  let memory: Memory

  func perform(_ effect: PreferencesEffect) async -> PreferencesEvent? {
    switch effect {
    case .save(let preferences): memory.keep(preferences, as: .preferences)
    }
    return nil
  }
}
