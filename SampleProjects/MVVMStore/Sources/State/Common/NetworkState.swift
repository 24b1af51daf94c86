enum NetworkEvent: Equatable {
  case started
  case statusChanged(NetworkStatus)
}

enum NetworkEffect: Equatable {
  case followStatus
}

/// Whether the server can be reached, as screens show it.
struct NetworkState: StoreState {
  private(set) var status = NetworkStatus.connecting

  mutating func handle(_ event: NetworkEvent) -> [NetworkEffect] {
    switch event {
    case .started:
      return [.followStatus]
    case .statusChanged(let status):
      self.status = status
      return []
    }
  }
}
