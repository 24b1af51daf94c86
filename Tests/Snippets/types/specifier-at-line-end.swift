struct S {
  var body: some
    View { Text() }
  let a: any
    P
}
