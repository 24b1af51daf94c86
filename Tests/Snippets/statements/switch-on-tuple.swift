func f() {
  switch (A.b, c) {
  case (.d, _), (_, .e(_)) where f is G: H()
  case (let i, 1): I(i)
  default: break
  }
}
