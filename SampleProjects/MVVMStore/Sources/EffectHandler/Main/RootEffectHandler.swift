/// Follows whether somebody is signed in.
struct RootEffectHandler: EffectHandler {
  let session: SessionService

  func perform(_ effect: RootEffect, send: @escaping @MainActor (RootEvent) -> Void) async {
    switch effect {
    case .followSession:
      for await status in session.statuses() { send(.sessionChanged(status)) }
    }
  }
}
