/// Remembers the open session from one module to the next.
@MainActor
protocol SessionStore: AnyObject {
  var current: Session? { get set }
}
