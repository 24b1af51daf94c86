var a: A { B() }
var c: [C] {
  get { list.map { D($0) } }
  set { E() }
}
func f() {
  var g: G { H() }
  var i: I = { J() }() { didSet { K() } }
  lazy var l = { L() }
  _ = g
}
struct M {
  lazy var n: N = { O() }()
  var p = Q { R() } { willSet { S() } }
  static var t: T
  { U() }
}
