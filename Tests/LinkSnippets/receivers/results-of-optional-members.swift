// Results of members that the project adds to Optional
protocol Task {}
extension Task { func cancel() {} }
struct Other { func cancel() {} }
extension Optional {
  mutating func takeOut() -> Optional { defer { self = nil }; return self }
  mutating func takeSelf() -> Self { defer { self = nil }; return self }
  func or(_ other: Wrapped) -> Wrapped { self ?? other }
  func wrapped() -> Wrapped? { self }
  func longhand() -> Optional<Wrapped> { self }
  var forced: Wrapped { self! }
}
final class Owner {
  var task: (any Task)?
  func use(_ other: any Task, _ given: (any Task)?) {
    let a = task.takeOut()
    a?.cancel()
    guard let b = task.takeOut() else { return }
    b.cancel()
    task.takeSelf()?.cancel()
    self.task.or(other).cancel()
    task.wrapped()?.cancel()
    if let c = task.longhand() { c.cancel() }
    task.forced.cancel()
    given.forced.cancel()
  }
}
