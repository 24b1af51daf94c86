/// Has the server change the user's name.
struct SettingsEffectHandler: EffectHandler {
  let server: ServerClient

  func perform(_ effect: SettingsEffect) async -> SettingsEvent? {
    switch effect {
    case .rename(let name):
      .renamed(await server.reply(to: .rename(name: name)) { $0.session?.account })
    }
  }
}
