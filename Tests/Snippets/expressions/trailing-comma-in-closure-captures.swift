let a = { [weak self, b = B(),] (c: C,) in D() }
