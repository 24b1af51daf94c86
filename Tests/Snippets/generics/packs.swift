func f<each T: P>(_ item: repeat each T) -> (repeat (each T)?) {
  repeat (each item).run(Helper.one)
}
