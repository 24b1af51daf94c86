struct S {
  var done: ((A) -> B)?
  var map: [A: (B) -> C] = [:]
  lazy var make: () -> D = { [weak self] in D(self) }
}
