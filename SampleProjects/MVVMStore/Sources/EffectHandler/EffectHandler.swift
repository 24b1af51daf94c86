/// Does what a state asks for. It knows neither the state nor the store.
@MainActor
protocol EffectHandler<Effect, Event> {
  associatedtype Effect
  associatedtype Event

  /// Does one effect, if it takes no time; else returns what has to be done, and can be cancelled.
  /// What comes of it is sent, in order.
  func perform(_ effect: Effect, send: @escaping @MainActor (Event) -> Void) -> Work?
}

/// The part of an effect that takes time.
typealias Work = @MainActor () async -> Void
