func f() {
  if a {}
  /x"/.match(A.b)
}
