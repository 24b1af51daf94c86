/// Knows whether the server can be reached.
@MainActor
final class NetworkService {
  private let status = CurrentValue(NetworkStatus.connecting)

  func statuses() -> AsyncStream<NetworkStatus> {
    status.values()
  }

  func connectionBecame(_ status: NetworkStatus) {
    self.status.value = status
  }
}
