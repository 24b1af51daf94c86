let a = (A()]
let b = [B())
struct C {}
