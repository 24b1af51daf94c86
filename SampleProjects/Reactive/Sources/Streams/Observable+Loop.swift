extension Observable {
  /// The state that events lead to, of which some follow from the state itself.
  ///
  /// A `consequence` takes the states, and says events: it is how what follows from a state goes
  /// back into it. It lasts as long as somebody subscribes to the state. What a screen asks for,
  /// also because of a state, and what is to go on without it, comes back as ``UnfinishedWork``.
  static func loop<Event>(
    from initial: Value, events: Observable<Event>,
    reduce: @escaping @MainActor (inout Value, Event) -> Void,
    consequences: [@MainActor (Observable<Value>) -> Observable<Event>]
  ) -> Observable {
    Observable { receive in
      let subject = Subject<Event>()
      let states = Observable<Event>.merge(events, subject.observable).scan(initial, reduce)
        .starting(with: initial).shareLatest()
      let subscription = states.subscribe(receive)
      let loops = consequences.map { $0(states).bind(to: subject) }
      return Subscription(to: [subscription] + loops)
    }.shareLatest()
  }
}
