func f() {
  let a = unsafe A.pointer
  unsafe B.run(unsafe C())
  for unsafe d in D.all {}
}
