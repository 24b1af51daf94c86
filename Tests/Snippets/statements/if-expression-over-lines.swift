struct S {
  var a = if
    A.flag
  {
    B()
  } else
    if C.flag
  {
    D()
  } else {
    E()
  }
}
