/// What a store keeps, and how it goes on: a value that decides, and does nothing.
protocol StoreState: Equatable, Sendable {
  /// What can happen.
  associatedtype Event: Equatable & Sendable

  /// What the state wants to have done outside of it.
  associatedtype Effect: Equatable & Sendable

  /// Becomes the next state; returns what has to be done.
  ///
  /// What takes no time is done in this order, and before the next event is handled. What takes time
  /// is begun later, in no particular order.
  mutating func handle(_ event: Event) -> [Effect]

  /// Whether an effect that is under way is still of use. One that is not is cancelled, and its
  /// events are not heard any more.
  func needs(_ effect: Effect) -> Bool
}

extension StoreState {
  func needs(_ effect: Effect) -> Bool { true }
}
