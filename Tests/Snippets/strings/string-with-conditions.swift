let a = """
  #if DEBUG
  struct A {}
  #endif
  """
let b = B()
