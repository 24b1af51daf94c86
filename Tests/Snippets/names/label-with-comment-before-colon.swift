call(Name /* x */: A.b)
func f() {
  Loop /* y */: while true { break Loop }
}
