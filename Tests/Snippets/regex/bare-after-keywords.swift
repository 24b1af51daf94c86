func f() {
  if /A/ ~= x { B() }
  return /C/
}
let d = [/D/, /E/].map(F.init)
