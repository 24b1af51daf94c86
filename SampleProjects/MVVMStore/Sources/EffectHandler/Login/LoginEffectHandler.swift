/// Does what the login's state asks for.
struct LoginEffectHandler: EffectHandler {
  let session: SessionService

  func perform(_ effect: LoginEffect, send: @escaping @MainActor (LoginEvent) -> Void) -> Work? {
    switch effect {
    case .signIn(let credentials):
      return {
        if let problem = await session.signIn(credentials) { send(.refused(problem)) }
      }
    }
  }
}
