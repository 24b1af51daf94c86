struct S {
  var subscript_: A
  func operator_() {}
  var `subscript`: B
}
