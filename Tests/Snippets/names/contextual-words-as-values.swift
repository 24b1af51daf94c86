let a = open(b), c = [of, set]
let d = e(prefix, of: of, each: each, any, some)
extension A {
  func f() { for g in self where g.h {} }
}
let i = any as? J, k = unsafe (l), m = n { unsafe o.p }
