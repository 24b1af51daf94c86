enum Mark {
  case plus, minus
}
func mark(_ pair: (FloatingPointSign, Int)) -> Mark {
  let (sign, count) = pair
  if sign == .minus || count > 1 { return .minus }
  return .plus
}
