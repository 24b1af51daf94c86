/// Everything that a store knows: a value, which decides what comes of an event.
///
/// To decide is all that it does. It reads no clock, asks no server and keeps nothing: whatever has to
/// be done, it returns as effects. So each decision can be written down as a line of a table.
protocol StoreState: Equatable, Sendable {
  associatedtype Event: Sendable
  associatedtype Effect: Equatable & Sendable

  /// What is known before anything has happened.
  static var initialState: Self { get }

  /// Becomes the next state, and says what has to be done now.
  mutating func handle(_ event: Event) -> [Effect]
}
