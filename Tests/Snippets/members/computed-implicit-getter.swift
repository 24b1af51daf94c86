struct S {
  var a: A { A() }
  var b: [B] { list.map { B($0) } }
  static var c: C? { nil }
  var d: D
  { D() }
}
