let run = {
  struct Local { let a: A }
  func g() -> B { B() }
  let c = C()
}
