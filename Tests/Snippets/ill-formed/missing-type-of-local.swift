func a() {
  let b:
}
func c() {
  let d =
}
func e() {
  let f = g as
}
