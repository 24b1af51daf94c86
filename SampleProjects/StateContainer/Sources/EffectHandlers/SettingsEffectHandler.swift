import MessengerHost

/// Has the server change the user's name.
struct SettingsEffectHandler: EffectHandler {
  let server: ServerClient
  let notices: Broadcast<Notice>

  func perform(_ effect: SettingsEffect) async -> SettingsEvent? {
    switch effect {
    case .rename(let name):
      return .renamed(await server.reply(to: .rename(name: name)) { $0.session?.account })
    case .announce(let notice):
      notices.send(notice)
      return nil
    }
  }
}
