func f(_ a: A) {
  switch a {
  case let .one(Digest): use(Digest)
  case let .two(B.c, D(), E<Int>.f, G): break
  case (let .three(h), I): break
  case let .four(J, k) where L.m == J: break
  case let .five(N: o): break
  default: break
  }
  if case let .six(P) = Q.r { use(P) }
}
