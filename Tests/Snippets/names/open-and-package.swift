func f() {
  open(A.file)
  open.run()
  package.name = B()
  var open = C(), package = D()
}
