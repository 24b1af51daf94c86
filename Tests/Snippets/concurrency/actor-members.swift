actor A {
  let b: B
  nonisolated func c() -> C { C() }
  isolated deinit {}
  nonisolated(unsafe) var d: D?
}
