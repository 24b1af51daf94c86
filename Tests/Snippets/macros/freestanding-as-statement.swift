func f() {
  #log(Level.debug, "x")
  #assert { Check.now }
}
