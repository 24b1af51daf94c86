struct S {
  var final: A, lazy: B
  let weak = C(), dynamic = D(), optional = E()
  func override() { final.run(); lazy(F()); dynamic = required }
}
