extension Observable {
  /// The state that events lead to, of which some follow from the state itself.
  ///
  /// Only here does what comes out of an observable go into it again: a `consequence` takes the
  /// states, and says events. It lasts as long as somebody subscribes to the state.
  static func loop<Event>(
    from initial: Value, events: Observable<Event>,
    reduce: @escaping @MainActor (inout Value, Event) -> Void,
    consequences: [@MainActor (Observable<Value>) -> Observable<Event>]
  ) -> Observable {
    Observable { receive in
      let subject = Subject<Event>()
      let states = Observable<Event>.merge(events, subject.observable).scan(initial, reduce)
        .shareLatest()
      let subscription = states.subscribe(receive)
      let loops = consequences.map { $0(states).bind(to: subject) }
      return Subscription(to: [subscription] + loops)
    }.shareLatest()
  }
}
