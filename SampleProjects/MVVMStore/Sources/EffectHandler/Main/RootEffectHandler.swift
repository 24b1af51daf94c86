/// Follows whether somebody is signed in.
struct RootEffectHandler: EffectHandler {
  let session: SessionService

  func perform(_ effect: RootEffect, send: @escaping @MainActor (RootEvent) -> Void) -> Work? {
    switch effect {
    case .followSession:
      return { for await status in session.statuses() { send(.sessionChanged(status)) } }
    }
  }
}
