/// Begins and ends sessions on the server, and remembers who is signed in.
struct SessionEffectHandler: EffectHandler {
  let server: ServerClient
  let memory: Memory

  func perform(_ effect: SessionEffect) async -> SessionEvent? {
    switch effect {
    case .signIn(let username, let password):
      let result = await server.reply(to: .signIn(username: username, password: password)) {
        $0.session
      }
      return .login(.signedIn(result))
    case .resume(let token):
      return .resumed(token: token, await server.reply(to: .resume(token: token)) { $0.session })
    case .signOut: _ = await server.error(of: .signOut)
    case .save(let session): memory.keep(session, as: .session)
    case .forgetAccount: memory.forgetAccount()
    }
    return nil
  }
}
