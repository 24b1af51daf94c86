let a =
let b = B()
struct C { let d: D = }
