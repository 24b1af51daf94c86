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
}
