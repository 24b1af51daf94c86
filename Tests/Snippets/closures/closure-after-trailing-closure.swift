func f() {
  a { b in
    c.d { e.f }
    {
      g.h()
    }()
  }
}
