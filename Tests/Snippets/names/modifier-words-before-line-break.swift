func f(open: A, weak: B, nonisolated: (Bool) -> Void) {
  open
  run()
  weak
  nonisolated(unsafe)
  self.stop()
  weak
  nonisolated(unsafe)
  var last: C?
  package
  final
}
weak
final
class D {}
