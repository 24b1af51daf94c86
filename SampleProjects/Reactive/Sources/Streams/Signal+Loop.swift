extension Signal {
  /// The state that events lead to, of which some follow from the state itself.
  ///
  /// This is the one place where what comes out of a signal goes into it again: a `consequence` takes
  /// the states, and says events. It lasts as long as somebody subscribes to the state.
  static func loop<Event>(
    from initial: Value, events: Signal<Event>,
    reduce: @escaping @MainActor (inout Value, Event) -> Void,
    consequences: [@MainActor (Signal<Value>) -> Signal<Event>]
  ) -> Signal {
    Signal { receive in
      let source = Source<Event>()
      let states = Signal<Event>.merge(events, source.signal).scan(initial, reduce).shareLatest()
      let subscription = states.subscribe(receive)
      let loops = consequences.map { $0(states).feed(source) }
      return Subscription(to: [subscription] + loops)
    }.shareLatest()
  }
}
