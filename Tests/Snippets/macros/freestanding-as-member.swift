struct S {
  #makeMembers(Kind.self)
  let a: A
  #stub
  func f() {}
}
