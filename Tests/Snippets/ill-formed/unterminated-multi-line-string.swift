struct A {}
let b = """
  struct C {}
