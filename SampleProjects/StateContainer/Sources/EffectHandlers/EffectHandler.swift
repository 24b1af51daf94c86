/// Does what a state has decided, and knows nothing of who has.
@MainActor
protocol EffectHandler {
  associatedtype Effect
  associatedtype Event

  /// Performs an effect, and returns the event that comes of it, if one does.
  func perform(_ effect: Effect) async -> Event?
}
