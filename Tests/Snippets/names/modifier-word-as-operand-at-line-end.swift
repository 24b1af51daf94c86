func f(_ prefix: A) {
  let a = prefix.isEmpty ? B() : prefix
  let b = a ??
    prefix
  let c = C(d: prefix
    , e: open)
  switch a {
  case prefix: weak
  var g: D?
  default: final class E {}
  }
}
