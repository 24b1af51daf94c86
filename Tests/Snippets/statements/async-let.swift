func f() async {
  async let a = A.load()
  async let b: B = C(), d = D()
  _ = await (a, b)
}
