run(actor, A())
let x = actor as B
if actor is C {}
