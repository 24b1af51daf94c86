/// Brings a store the events of the world and of other stores, none of which the store knows.
@MainActor
protocol EventSource {
  associatedtype Event

  /// Whatever happens in the app, from now on.
  var notices: AsyncStream<Notice> { get }

  /// What a notice means to the store; `nil` if nothing.
  func event(for notice: Notice) -> Event?
}
