/// For a state that has no effects.
struct NoEffectHandler<Event>: EffectHandler {
  func perform(_ effect: Never) async -> Event? {}
}
