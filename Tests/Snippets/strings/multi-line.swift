let a = """
  A.b "quoted" ""
  \(C.d) \
  struct E {}
  """
let f = F()
