func f() {
  outer: while let a = A.next() {
    repeat { if B.done { break outer } } while C.more
  }
}
