let a = [
  A.b,
  C(),
]
let d = ["x": D.e,]
