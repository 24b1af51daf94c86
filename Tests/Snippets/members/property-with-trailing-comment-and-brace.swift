struct S {
  var a: A // the value
  { A() }
  var b = B() /* { */ { didSet {} }
}
