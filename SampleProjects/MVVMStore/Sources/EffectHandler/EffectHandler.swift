/// Does what a state asks for. It knows neither the state nor the store.
@MainActor
protocol EffectHandler<Effect, Event> {
  associatedtype Effect
  associatedtype Event

  /// Does one effect; what comes of it is sent, in order.
  func perform(_ effect: Effect, send: @escaping @MainActor (Event) -> Void) async
}
