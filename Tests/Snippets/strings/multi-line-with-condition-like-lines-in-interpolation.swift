let a = """
  \(run {
    A.b("}")
  })
  """
