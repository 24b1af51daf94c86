let a = """
  \(
    A.b(
      C()
    )
  )
  """
let d = D.e
