@testable import MVVMC

/// A network that is as a test says.
final class FakeNetworkStatus: NetworkStatus {
  var state = NetworkState.offline
}
