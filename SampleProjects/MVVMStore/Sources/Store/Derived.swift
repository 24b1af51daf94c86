import Observation

/// What is made of a part of a store's state, such as the view model of the screen that it wants.
///
/// It is kept until that part changes; then another one takes its place.
@Observable @MainActor
final class Derived<Value> {
  private(set) var value: Value

  init<State: StoreState, Part: Equatable>(
    from store: Store<State>, _ part: @escaping @MainActor (State) -> Part,
    make: @escaping @MainActor (Part) -> Value
  ) {
    value = make(part(store.state))
    store.subscribe(to: part) { [weak self] in self?.value = make($0) }
  }
}
