/// The place in a screen's own state where an interactor puts what only this screen shows.
///
/// It is to interactors what a binding is to views, without the framework of the views.
@MainActor
struct LoadableSubject<Value> {
  let get: @MainActor () -> Loadable<Value>
  let set: @MainActor (Loadable<Value>) -> Void

  var value: Loadable<Value> {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// Begins what can be under way only once at a time; returns whether it was not.
  func begin() -> Bool {
    guard !value.isLoading else { return false }
    value = .isLoading(last: nil)
    return true
  }
}
