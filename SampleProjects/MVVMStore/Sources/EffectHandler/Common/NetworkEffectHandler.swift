/// Follows whether the server can be reached.
struct NetworkEffectHandler: EffectHandler {
  let network: NetworkService

  func perform(
    _ effect: NetworkEffect, send: @escaping @MainActor (NetworkEvent) -> Void
  ) -> Work? {
    switch effect {
    case .followStatus:
      return { for await status in network.statuses() { send(.statusChanged(status)) } }
    }
  }
}
