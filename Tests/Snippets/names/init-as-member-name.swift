struct S {
  func f() { A.init(); x.`init`(B()); self.init }
}
