let a = #"""
  """ A.b \(C.d)
  \#(E.f)
  """#
let g = G()
