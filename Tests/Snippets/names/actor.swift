struct S {
  var actor = A()
  func f(actor: B) { actor.run(); use(actor) }
}
let actor = D()
