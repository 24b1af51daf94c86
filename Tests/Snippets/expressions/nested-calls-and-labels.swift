A(b: B(c: C(d: D.e)), f: F.g { H() })
