struct S {
  var a: A { read { $0.b } }
  var c: Int {
    modify { C.d($0) }
  }
  var e: E { mutate(f) { $0 } }
}
