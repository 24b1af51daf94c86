/// Knows whether the server can be reached.
@MainActor
protocol NetworkStatus: AnyObject {
  var state: NetworkState { get }
}
