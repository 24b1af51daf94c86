/// Follows whether the server can be reached.
final class NetworkEffectHandler: EffectHandler {
  weak var store: Store<NetworkState>?

  private let network: NetworkService

  init(network: NetworkService) {
    self.network = network
  }

  func perform(_ effect: NetworkEffect, send: @escaping @MainActor (NetworkEvent) -> Void) async {
    switch effect {
    case .followStatus:
      for await status in network.statuses() { store?.state.status = status }
    }
  }
}
