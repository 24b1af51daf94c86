struct S {
  #if DEBUG
  let a: A
  #elseif RELEASE
  var b = B()
  #endif
}
