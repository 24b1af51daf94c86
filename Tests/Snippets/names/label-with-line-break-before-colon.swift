call(name
  : A.b)
let c = d
  ? E.f
  : G.h
