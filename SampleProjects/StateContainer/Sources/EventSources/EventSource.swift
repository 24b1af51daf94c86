/// Brings a store the events of other stores and of the world, none of which the store knows.
@MainActor
protocol EventSource {
  associatedtype Event

  /// Dispatches events as long as what is returned is kept.
  func subscribe(_ dispatch: @escaping @MainActor (Event) -> Void) -> [any Subscription]
}
