func f() {
  Outer: for a in A.all {
    inner: while true { continue Outer }
    break Outer
  }
  block: do { break block }
  Choice: switch B.x { default: break Choice }
}
