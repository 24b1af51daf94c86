let each = A(), list = each.map { B($0) }
each.run()
f(each: C.d)
