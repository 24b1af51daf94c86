/// Everything that a store knows: a value, which decides what comes of an event.
///
/// It begins as its `initialState`, which is given whatever it cannot do without. To decide is all that
/// it does. It reads no clock, asks no server and keeps nothing: whatever has to be done, it returns as
/// effects. So each decision can be written down as a line of a table.
protocol StoreState: Equatable, Sendable {
  associatedtype Event: Sendable

  /// What has to be done outside; `Never` if nothing.
  associatedtype Effect: Equatable & Sendable

  /// Becomes the next state, and says what has to be done now.
  mutating func handle(_ event: Event) -> [Effect]
}
