func use(flag: Bool, a: Row, b: Row) {
  let chosen = flag ? a : try b.copy()
  let chain = flag ? nil : a.isEmpty ? a : b
  let same = a == b
  let both = same && flag
  let isRow = a is Row
  let cast = flag ? a as Base : b
  let member = "a".count
  let made = { Row() }()
  let size = (a, b).0.count
  let sum = a + b
  let value = if flag { a } else if both { flag ? a : b } else { try b.copy() }
  let other = switch a.count {
  case 0: a
  case 1:
    if flag { a } else { b }
  default: b
  }
  take(a == b, label: flag ? a : b) { a < b }
  if a == b { return }
}
struct Holder {
  let kept = flag ? first : second
}
