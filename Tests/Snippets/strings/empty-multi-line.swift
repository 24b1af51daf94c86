let a = """
  """
let b = B()
